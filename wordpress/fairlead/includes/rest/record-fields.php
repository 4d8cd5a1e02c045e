<?php
/**
 * What the plugin adds to the records of wp/v2.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** Words of a text that stand in for a missing excerpt. */
const EXCERPT_WORDS = 30;

/**
 * Adds the fields of each content type, and those all types share.
 */
function register_record_fields(): void {
	foreach ( array_keys( field_table() ) as $type ) {
		add_record_field( $type, 'meta', __NAMESPACE__ . '\read_meta', __NAMESPACE__ . '\write_meta' );
		add_record_field( $type, 'image', __NAMESPACE__ . '\featured_image' );
		add_record_field( $type, 'plain', __NAMESPACE__ . '\plain_texts' );
		foreach ( fields_of( $type ) as $path => $shape ) {
			if ( 0 !== strpos( $path, 'meta.' ) ) {
				add_top_level_field( $type, $path, $shape );
			}
		}
	}
	add_record_field( 'page', 'path', __NAMESPACE__ . '\page_path' );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_record_fields' );

/**
 * Adds a field of the field table that is not below `meta`. Terms are written by the name of their taxonomy, as core has it.
 *
 * @param string $type  The content type.
 * @param string $path  The field.
 * @param array  $shape Of the field table.
 */
function add_top_level_field( string $type, string $path, array $shape ): void {
	$read  = function ( \WP_Post $post ) use ( $path, $shape ) {
		return read_field( $post->ID, $path, $shape );
	};
	$write = function ( \WP_Post $post, $given ) use ( $path, $shape ) {
		return write_field( $post->ID, $path, $shape, $given );
	};
	add_record_field( $type, $path, $read, 'terms' === $shape['kind'] ? null : $write );
}

/**
 * Adds a field that says nothing to visitors of a record with a password.
 *
 * @param string        $type  The content type.
 * @param string        $name  The field.
 * @param callable      $read  Gets the record.
 * @param callable|null $write Gets the record and what was sent; null for a field that is only read.
 */
function add_record_field( string $type, string $name, callable $read, ?callable $write = null ): void {
	register_rest_field(
		$type,
		$name,
		array(
			'get_callback'    => function ( $data, $name, $request ) use ( $read ) {
				$previewed = previewed_record();
				$post      = $previewed && $previewed->ID === $data['id'] ? $previewed : get_post( $data['id'] );
				if ( ! $post || is_withheld( $post, $request ) ) {
					return null;
				}
				$value = $read( $post );
				// Meta that core or another plugin has registered stays.
				return 'meta' === $name && is_array( $data['meta'] ?? null ) ? $value + $data['meta'] : $value;
			},
			'update_callback' => $write ? function ( $given, $post ) use ( $write ) {
				return $write( $post, $given );
			} : null,
			'schema'          => array(
				'description' => 'meta' === $name ? __( 'The fields of the site.', 'fairlead' ) : __( 'A field of the site.', 'fairlead' ),
				// The first that fits is taken, and core makes a list of a number or a text where one is allowed.
				'type'        => 'meta' === $name ? 'object' : array( 'string', 'integer', 'number', 'boolean', 'null', 'object', 'array' ),
				'context'     => array( 'view', 'edit' ),
				'readonly'    => null === $write,
			),
		)
	);
}

/**
 * Whether a record's password keeps its fields from the person who asks.
 *
 * @param \WP_Post         $post    The record.
 * @param \WP_REST_Request $request The request.
 */
function is_withheld( \WP_Post $post, $request ): bool {
	$is_editing = 'edit' === $request['context'] && current_user_can( 'edit_post', $post->ID );
	return post_password_required( $post ) && ! $is_editing;
}

/**
 * The picture of a record.
 *
 * @param \WP_Post $post The record.
 */
function featured_image( \WP_Post $post ): ?array {
	$id = get_post_thumbnail_id( $post );
	return $id ? image( (int) $id ) : null;
}

/**
 * Title and excerpt as plain text: without tags, entities decoded once.
 *
 * @param \WP_Post $post The record.
 */
function plain_texts( \WP_Post $post ): array {
	$excerpt = $post->post_excerpt;
	if ( '' === trim( $excerpt ) ) {
		$excerpt = wp_trim_words( strip_shortcodes( excerpt_remove_blocks( $post->post_content ) ), EXCERPT_WORDS, '…' );
	}
	return array(
		'title'   => plain_text( $post->post_title ),
		'excerpt' => plain_text( $excerpt ),
	);
}

/**
 * Text without tags, entities decoded once.
 *
 * @param string $html Stored text.
 */
function plain_text( string $html ): string {
	return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
}

/**
 * The path of a page on the site; '' for the home page.
 *
 * @param \WP_Post $post The page.
 */
function page_path( \WP_Post $post ): string {
	$is_home = 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $post->ID;
	if ( $is_home ) {
		return '';
	}
	$parent = $post->post_parent ? get_page_uri( $post->post_parent ) : '';
	return $parent ? "$parent/{$post->post_name}" : (string) $post->post_name;
}

/**
 * Adds what must stay in view of a picture to the records of media.
 */
function register_focal_fields(): void {
	foreach ( FOCAL_FIELDS as $name => $count ) {
		register_rest_field(
			'attachment',
			$name,
			array(
				'get_callback'    => function ( $data, $name ) {
					$stored = get_post_meta( $data['id'], meta_key( $name ), true );
					return is_array( $stored ) ? array_map( 'floatval', $stored ) : null;
				},
				'update_callback' => function ( $given, $post, $name ) {
					if ( null === $given ) {
						return delete_post_meta( $post->ID, meta_key( $name ) );
					}
					return update_post_meta( $post->ID, meta_key( $name ), array_map( 'floatval', $given ) );
				},
				'schema'          => array(
					'description' => __( 'What must stay in view, from 0 to 1.', 'fairlead' ),
					'type'        => array( 'array', 'null' ),
					'items'       => array(
						'type'    => 'number',
						'minimum' => 0,
						'maximum' => 1,
					),
					'minItems'    => $count,
					'maxItems'    => $count,
					'context'     => array( 'view', 'edit' ),
				),
			)
		);
	}
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_focal_fields' );
