<?php
/**
 * Writes the fields of a record. What says nothing has no row.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Writes one field.
 *
 * @param int    $post_id The record.
 * @param string $path    In a record: "meta.size".
 * @param array  $shape   Of the field table.
 * @param mixed  $given   What was sent.
 * @return true|\WP_Error
 */
function write_field( int $post_id, string $path, array $shape, $given ) {
	$value = clean_value( $shape, $given );
	if ( is_wp_error( $value ) ) {
		return invalid( $path . ' ' . $value->get_error_message() );
	}
	if ( null === $value ) {
		delete_post_meta( $post_id, meta_key( $path ) );
	} else {
		// Core unslashes what it stores.
		update_post_meta( $post_id, meta_key( $path ), wp_slash( $value ) );
	}
	return true;
}

/**
 * Writes the fields below `meta` that are given; unless all of them are valid, none.
 *
 * @param \WP_Post $post  The record.
 * @param array    $given By name.
 * @return true|\WP_Error
 */
function write_meta( \WP_Post $post, array $given ) {
	$fields = array();
	foreach ( fields_of( $post->post_type ) as $path => $shape ) {
		$name = 0 === strpos( $path, 'meta.' ) ? substr( $path, 5 ) : null;
		if ( null === $name || ! array_key_exists( $name, $given ) ) {
			continue;
		}
		$value = clean_value( $shape, $given[ $name ] );
		if ( is_wp_error( $value ) ) {
			return invalid( $path . ' ' . $value->get_error_message() );
		}
		$fields[ $path ] = $shape;
	}
	foreach ( $fields as $path => $shape ) {
		write_field( $post->ID, $path, $shape, $given[ substr( $path, 5 ) ] );
	}
	return true;
}
