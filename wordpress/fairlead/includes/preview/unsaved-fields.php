<?php
/**
 * Preview of a form that is not saved: WordPress keeps title, text and excerpt as an autosave, this keeps the fields.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** Not a field of the site: writing it tells the site nothing. */
const UNSAVED_META = '_previewed_fields';

/**
 * Keeps the fields of a form when its Preview is pressed.
 *
 * @param string   $link Where Preview leads.
 * @param \WP_Post $post The record.
 */
function keep_unsaved_fields( $link, $post ): string {
	$nonce      = isset( $_POST[ FORM_NONCE ] ) ? sanitize_key( $_POST[ FORM_NONCE ] ) : '';
	$is_preview = isset( $_POST['wp-preview'] ) && 'dopreview' === $_POST['wp-preview'] && ! empty( $_POST['fairlead_end'] );
	if ( $is_preview && wp_verify_nonce( $nonce, FORM_NONCE . $post->ID ) && current_user_can( 'edit_post', $post->ID ) ) {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Each field is checked by its shape.
		$typed = isset( $_POST['fairlead'] ) ? (array) wp_unslash( $_POST['fairlead'] ) : array();
		$kept  = array(
			'user'  => get_current_user_id(),
			'at'    => gmdate( 'Y-m-d H:i:s' ),
			'rows'  => rows_of_form( $post, $typed ),
			'terms' => terms_of_form( $post, $typed ),
		);
		update_post_meta( $post->ID, UNSAVED_META, wp_slash( $kept ) );
	}
	return (string) $link;
}
add_filter( 'preview_post_link', __NAMESPACE__ . '\keep_unsaved_fields', 10, 2 );

// What was previewed is saved now, or replaced.
add_action(
	'save_post',
	function ( $post_id ) {
		if ( ! wp_is_post_revision( $post_id ) && ! wp_is_post_autosave( $post_id ) ) {
			delete_post_meta( $post_id, UNSAVED_META );
		}
	}
);

/**
 * The rows that a form would store, by their key; null for a row that it would delete. Invalid values are left out.
 *
 * @param \WP_Post $post  The record.
 * @param array    $typed Of the form, by field.
 */
function rows_of_form( \WP_Post $post, array $typed ): array {
	$rows = array();
	foreach ( form_of( $post->post_type ) as $section ) {
		foreach ( with_shapes( $post->post_type, $section['fields'] ) as $path => list( $shape, $about ) ) {
			if ( ! array_key_exists( $path, $typed ) || 'terms' === $shape['kind'] ) {
				continue;
			}
			$given = value_from_form( $shape, $about, $typed[ $path ] );
			$value = is_wp_error( $given ) ? $given : clean_value( $shape, $given );
			if ( is_wp_error( $value ) ) {
				continue;
			}
			if ( 'photos' === $path ) {
				$ids                          = array_values( (array) $value );
				$rows['_thumbnail_id']        = $ids[0] ?? null;
				$rows[ meta_key( 'gallery' ) ] = array_slice( $ids, 1 );
			} else {
				$rows[ meta_key( $path ) ] = $value;
			}
		}
	}
	return $rows;
}

/**
 * The terms that a form would give a record, by their taxonomy. Those that do not exist yet are only names.
 *
 * @param \WP_Post $post  The record.
 * @param array    $typed Of the form, by field.
 * @return array[]
 */
function terms_of_form( \WP_Post $post, array $typed ): array {
	$found = array();
	foreach ( fields_of( $post->post_type ) as $path => $shape ) {
		if ( 'terms' !== $shape['kind'] || ! is_array( $typed[ $path ] ?? null ) ) {
			continue;
		}
		$may                         = current_user_can( get_taxonomy( $shape['taxonomy'] )->cap->assign_terms );
		$found[ $shape['taxonomy'] ] = array(
			'ids' => array_values( array_filter( array_map( 'absint', (array) ( $typed[ $path ]['ids'] ?? array() ) ) ) ),
			'new' => $may ? new_term_names( $typed[ $path ] ) : array(),
		);
	}
	return $found;
}

/**
 * What a person typed and has not saved since, as `rows` and `terms`; null for nothing.
 *
 * @param \WP_Post $post    The record.
 * @param int      $user_id The person.
 */
function unsaved_fields( \WP_Post $post, int $user_id ): ?array {
	$kept = get_post_meta( $post->ID, UNSAVED_META, true );
	if ( ! is_array( $kept ) || ( $kept['user'] ?? 0 ) !== $user_id || ( $kept['at'] ?? '' ) < $post->post_modified_gmt ) {
		return null;
	}
	return array(
		'rows'  => is_array( $kept['rows'] ?? null ) ? $kept['rows'] : array(),
		'terms' => is_array( $kept['terms'] ?? null ) ? $kept['terms'] : array(),
	);
}
