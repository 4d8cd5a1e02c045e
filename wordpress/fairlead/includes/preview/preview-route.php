<?php
/**
 * One record in any status, for its editor on the site.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** Statuses of records that are not there yet, or not any more. */
const NEVER_PREVIEWED = array( 'auto-draft', 'inherit', 'trash' );

/** Terms that are not saved are numbered from here; real ones are far below. */
const FIRST_UNSAVED_TERM = 2000000000;

/** Fields of core that the site reads; the plugin's are added to them. */
const PREVIEWED_CORE_FIELDS = array( 'id', 'slug', 'status', 'type', 'date_gmt', 'modified_gmt', 'title', 'content', 'excerpt', 'categories', 'tags', 'meta', 'acf', 'image', 'plain' );

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'custom/v1',
			'/preview/(?P<id>[1-9]\d{0,14})',
			array(
				'methods'             => 'GET',
				'permission_callback' => __NAMESPACE__ . '\may_preview',
				'callback'            => __NAMESPACE__ . '\get_preview',
				'args'                => array(
					'token' => array(
						'type'     => 'string',
						'required' => true,
					),
				),
			)
		);
	}
);

/**
 * Lets the site in, for a person who may edit the record now. All refusals are alike: they do not tell what exists.
 *
 * @param \WP_REST_Request $request The request.
 * @return true|\WP_Error
 */
function may_preview( $request ) {
	$refused = new \WP_Error( 'preview_refused', __( 'There is no preview of this for you.', 'fairlead' ), array( 'status' => 404 ) );
	$post    = get_post( (int) $request['id'] );
	if ( ! is_signed( $request->get_header( 'X-Rescue-Signature' ), 'GET.' . $request->get_route() ) || ! $post || ! isset( field_table()[ $post->post_type ] ) ) {
		return $refused;
	}
	$user_id = user_of_preview( (string) $request['token'], $post );
	// The person may have lost the right, or the account, since the token was made.
	$may = $user_id > 0 && ! in_array( $post->post_status, NEVER_PREVIEWED, true ) && get_userdata( $user_id ) && user_can( $user_id, 'edit_post', $post->ID );
	return $may ? true : $refused;
}

/**
 * Answers with the record as its editor has it.
 *
 * @param \WP_REST_Request $request The request.
 */
function get_preview( $request ): \WP_REST_Response {
	$saved   = get_post( (int) $request['id'] );
	$user_id = user_of_preview( (string) $request['token'], $saved );
	wp_set_current_user( $user_id );
	$autosave = newer_autosave( $saved );
	$unsaved  = unsaved_fields( $saved, $user_id );
	$post     = merge_autosave( $saved, $autosave );
	$inner    = new \WP_REST_Request( 'GET', $request->get_route() );
	$inner->set_param( 'context', 'edit' );

	$stop   = show_previewed( $post, $unsaved ?? array() );
	$data   = get_post_type_object( $post->post_type )->get_rest_controller()->prepare_item_for_response( $post, $inner )->get_data();
	$fields = PREVIEWED_CORE_FIELDS;
	foreach ( array_keys( fields_of( $post->post_type ) ) as $path ) {
		$fields[] = strtok( $path, '.' );
	}
	$record = array_intersect_key( $data, array_flip( $fields ) );
	if ( 'page' === $post->post_type ) {
		$record['path'] = page_path( $post );
	}
	$stop();
	foreach ( array( 'title', 'content', 'excerpt' ) as $name ) {
		$record[ $name ] = array( 'rendered' => (string) ( $record[ $name ]['rendered'] ?? '' ) );
	}
	$record['preview'] = array( 'has_autosave' => null !== $autosave || null !== $unsaved );
	// Core has its own cache headers for people who are logged in.
	wp_set_current_user( 0 );
	return private_response( $record );
}

/**
 * What was typed after the record was saved; null when there is nothing.
 *
 * @param \WP_Post $post The saved record.
 */
function newer_autosave( \WP_Post $post ): ?\WP_Post {
	$autosave = wp_get_post_autosave( $post->ID );
	return $autosave && $autosave->post_modified_gmt >= $post->post_modified_gmt ? $autosave : null;
}

/**
 * A copy of a record with what was typed since, and with the slug it would get.
 *
 * @param \WP_Post      $saved    The record.
 * @param \WP_Post|null $autosave What was typed.
 */
function merge_autosave( \WP_Post $saved, ?\WP_Post $autosave ): \WP_Post {
	$post = clone $saved;
	if ( $autosave ) {
		foreach ( array( 'post_title', 'post_content', 'post_excerpt', 'post_modified', 'post_modified_gmt' ) as $field ) {
			$post->$field = $autosave->$field;
		}
	}
	if ( '' === $post->post_name ) {
		$slug            = sanitize_title( $post->post_title );
		$slug            = '' === $slug ? "preview-{$post->ID}" : $slug;
		$post->post_name = wp_unique_post_slug( $slug, $post->ID, 'publish', $post->post_type, $post->post_parent );
	}
	return $post;
}

/**
 * Lets the plugin's fields be those of a merged record, until the returned function is called.
 *
 * @param \WP_Post $post    The merged record.
 * @param array    $unsaved What was typed into its form: `rows` by key and `terms` by taxonomy.
 */
function show_previewed( \WP_Post $post, array $unsaved ): callable {
	$rows = $unsaved['rows'] ?? array();
	$read = function ( $value, $id, $key, $single ) use ( $post, $rows ) {
		if ( (int) $id !== $post->ID || ! array_key_exists( (string) $key, $rows ) ) {
			return $value;
		}
		// Core takes the first entry for a single value.
		return null === $rows[ $key ] ? ( $single ? array( '' ) : array() ) : array( $rows[ $key ] );
	};
	$terms = function ( $saved, $id, $taxonomy ) use ( $post, $unsaved ) {
		$chosen = (int) $id === $post->ID ? $unsaved['terms'][ $taxonomy ] ?? null : null;
		return null === $chosen ? $saved : chosen_terms( $chosen, (string) $taxonomy );
	};
	if ( $unsaved ) {
		add_filter( 'get_post_metadata', $read, 10, 4 );
		add_filter( 'get_the_terms', $terms, 10, 3 );
	}
	previewed_record( $post );
	return function () use ( $read, $terms ) {
		remove_filter( 'get_post_metadata', $read );
		remove_filter( 'get_the_terms', $terms );
		previewed_record( null );
	};
}

/**
 * Terms that a form would give a record. One that does not exist yet gets a number that no other has.
 *
 * @param array  $chosen   `ids` and names of `new` ones.
 * @param string $taxonomy Of the terms.
 * @return \WP_Term[]
 */
function chosen_terms( array $chosen, string $taxonomy ): array {
	$terms = array();
	foreach ( $chosen['ids'] as $id ) {
		$term = get_term( $id, $taxonomy );
		if ( $term instanceof \WP_Term ) {
			$terms[] = $term;
		}
	}
	foreach ( $chosen['new'] as $index => $name ) {
		$known   = get_term_by( 'name', $name, $taxonomy );
		$terms[] = $known ? $known : new \WP_Term(
			(object) array(
				'term_id'  => FIRST_UNSAVED_TERM + $index,
				'taxonomy' => $taxonomy,
				'name'     => $name,
				'slug'     => sanitize_title( $name ),
			)
		);
	}
	return $terms;
}

/**
 * Sets or returns the record that is being previewed in this request.
 *
 * @param \WP_Post|null|false $post The record; false to ask.
 */
function previewed_record( $post = false ): ?\WP_Post {
	static $current = null;
	if ( false !== $post ) {
		$current = $post;
	}
	return $current;
}
