<?php
/**
 * Reads the fields of a record from its rows. Core's registered meta would turn a missing row into 0 or false.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * The key under which a field is stored. The underscore keeps it out of the box of custom fields.
 *
 * @param string $path In a record: "meta.size".
 */
function meta_key( string $path ): string {
	return '_fairlead_' . preg_replace( '/^meta\./', '', $path );
}

/**
 * A field of a record.
 *
 * @param int    $post_id The record.
 * @param string $path    In a record: "meta.size".
 * @param array  $shape   Of the field table.
 * @return mixed
 */
function read_field( int $post_id, string $path, array $shape ) {
	if ( 'terms' === $shape['kind'] ) {
		return terms_of( $post_id, $shape['taxonomy'] );
	}
	$rows = get_post_meta( $post_id, meta_key( $path ) );
	return render_value( $shape, $rows ? $rows[0] : null );
}

/**
 * The fields of a record below `meta`.
 *
 * @param \WP_Post $post The record.
 */
function read_meta( \WP_Post $post ): array {
	$meta = array();
	foreach ( fields_of( $post->post_type ) as $path => $shape ) {
		if ( 0 === strpos( $path, 'meta.' ) ) {
			$meta[ substr( $path, 5 ) ] = read_field( $post->ID, $path, $shape );
		}
	}
	return $meta;
}

/**
 * The fields of a content type by their path.
 *
 * @param string $post_type The content type.
 */
function fields_of( string $post_type ): array {
	return field_table()[ $post_type ]['fields'] ?? array();
}

/**
 * The terms of a record.
 *
 * @param int    $post_id  The record.
 * @param string $taxonomy Of the plugin.
 */
function terms_of( int $post_id, string $taxonomy ): array {
	$terms = get_the_terms( $post_id, $taxonomy );
	$found = array();
	foreach ( is_array( $terms ) ? $terms : array() as $term ) {
		$found[] = array(
			'id'   => $term->term_id,
			'slug' => $term->slug,
			'name' => $term->name,
		);
	}
	return $found;
}
