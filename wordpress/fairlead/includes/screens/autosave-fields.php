<?php
/**
 * Stores the form of a published record with its autosave, so that a preview shows what is not saved yet.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Stores what was typed as rows of an autosave.
 *
 * @param int $autosave_id The autosave.
 */
function autosave_fields( $autosave_id ): void {
	$parent = wp_is_post_autosave( $autosave_id );
	$post   = $parent ? get_post( $parent ) : null;
	$nonce  = isset( $_POST[ FORM_NONCE ] ) ? sanitize_key( $_POST[ FORM_NONCE ] ) : '';
	if ( ! $post || empty( $_POST['fairlead_end'] ) || ! wp_verify_nonce( $nonce, FORM_NONCE . $parent ) || ! current_user_can( 'edit_post', $parent ) ) {
		return;
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Each field is checked by its shape.
	$typed = isset( $_POST['fairlead'] ) ? (array) wp_unslash( $_POST['fairlead'] ) : array();
	foreach ( form_of( $post->post_type ) as $section ) {
		foreach ( with_shapes( $post->post_type, $section['fields'] ) as $path => list( $shape, $about ) ) {
			if ( array_key_exists( $path, $typed ) && 'terms' !== $shape['kind'] ) {
				autosave_field( $autosave_id, $parent, $path, $shape, value_from_form( $shape, $about, $typed[ $path ] ) );
			}
		}
	}
	write_row( $autosave_id, meta_key( 'fields' ), 1 );
}
add_action( '_wp_put_post_revision', __NAMESPACE__ . '\autosave_fields' );

add_action(
	'wp_creating_autosave',
	function ( $autosave ) {
		autosave_fields( (int) $autosave['ID'] );
	}
);

/**
 * Stores a field of an autosave; an invalid one as it is in the record.
 *
 * @param int    $autosave_id The autosave.
 * @param int    $parent      The record.
 * @param string $path        The field.
 * @param array  $shape       Its shape.
 * @param mixed  $given       Of the form.
 */
function autosave_field( int $autosave_id, int $parent, string $path, array $shape, $given ): void {
	if ( 'photos' === $path ) {
		write_row( $autosave_id, '_thumbnail_id', array_shift( $given ) );
		write_row( $autosave_id, meta_key( 'gallery' ), $given ? $given : null );
		return;
	}
	$value = is_wp_error( $given ) ? $given : clean_value( $shape, $given );
	$rows  = get_post_meta( $parent, meta_key( $path ) );
	write_row( $autosave_id, meta_key( $path ), is_wp_error( $value ) ? ( $rows[0] ?? null ) : $value );
}

/**
 * Writes a row of an autosave: update_post_meta would write it to the record itself.
 *
 * @param int    $autosave_id The autosave.
 * @param string $key         Of the row.
 * @param mixed  $value       Null removes it.
 */
function write_row( int $autosave_id, string $key, $value ): void {
	if ( null === $value ) {
		delete_metadata( 'post', $autosave_id, $key );
	} else {
		update_metadata( 'post', $autosave_id, $key, wp_slash( $value ) );
	}
}
