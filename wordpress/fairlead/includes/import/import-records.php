<?php
/**
 * Records of an import.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Makes an empty record, so that others can refer to it. Returns its id.
 *
 * @param string $source "dogs/101".
 * @param array  $item   Of the site.
 * @return int|\WP_Error
 */
function make_record( string $source, array $item ) {
	$id = wp_insert_post(
		wp_slash(
			array(
				// Keeps the number of the file where it is free.
				'import_id'   => (int) $item['id'],
				'post_type'   => post_type_of( strtok( $source, '/' ) ),
				'post_status' => 'draft',
				'post_title'  => (string) $item['title'],
				'post_name'   => (string) $item['slug'],
			)
		),
		true
	);
	if ( ! is_wp_error( $id ) ) {
		update_post_meta( $id, SOURCE_META, $source );
	}
	return $id;
}

/**
 * Fills a record and publishes it. Returns its id.
 *
 * @param string  $source "dogs/101".
 * @param array   $item   Of the site.
 * @param array[] $known  What was imported.
 * @param array[] $terms  Ids of terms by taxonomy and slug.
 * @return int|\WP_Error
 */
function fill_record( string $source, array $item, array $known, array $terms ) {
	$id    = $known[ $source ]['id'];
	$type  = get_post_type( $id );
	$front = is_array( $item['front'] ?? null ) ? $item['front'] : array();
	$meta  = is_array( $item['meta'] ?? null ) ? $item['meta'] : array();
	if ( ! empty( $item['sections'] ) ) {
		$meta['sections'] = $item['sections'];
	}
	foreach ( fields_of( $type ) as $path => $shape ) {
		$name  = preg_replace( '/^meta\./', '', $path );
		$given = 0 === strpos( $path, 'meta.' ) ? ( $meta[ $name ] ?? null ) : ( $front[ $name ] ?? null );
		if ( 'terms' === $shape['kind'] ) {
			wp_set_object_terms( $id, term_ids( $shape['taxonomy'], $given, $terms ), $shape['taxonomy'] );
			continue;
		}
		$written = write_field( $id, $path, $shape, imported_value( $shape, $given, $known ) );
		if ( is_wp_error( $written ) ) {
			return $written;
		}
	}
	if ( 'post' === $type ) {
		wp_set_object_terms( $id, term_ids( 'category', $front['categories'] ?? null, $terms ), 'category' );
		wp_set_object_terms( $id, term_ids( 'post_tag', $front['tags'] ?? null, $terms ), 'post_tag' );
	}
	$picture = imported_picture( $front['image'] ?? null, $known );
	$picture ? set_post_thumbnail( $id, $picture ) : delete_post_thumbnail( $id );
	delete_post_meta( $id, '_wp_old_slug' );
	foreach ( is_array( $front['old_slugs'] ?? null ) ? $front['old_slugs'] : array() as $slug ) {
		add_post_meta( $id, '_wp_old_slug', sanitize_title( $slug ) );
	}
	return publish_record( $id, array( 'html' => imported_html( (string) $item['html'], $known ) ) + $item );
}

/**
 * Publishes a filled record under its address and date.
 *
 * @param int   $id   The record.
 * @param array $item Of the site.
 * @return int|\WP_Error
 */
function publish_record( int $id, array $item ) {
	$path   = get_post_type( $id ) === 'page' ? (string) ( $item['front']['path'] ?? $item['slug'] ) : null;
	$parent = null !== $path && strpos( $path, '/' ) ? get_page_by_path( dirname( $path ) ) : null;
	$gmt    = str_replace( 'T', ' ', (string) $item['date'] );
	$saved  = wp_update_post(
		wp_slash(
			array(
				'ID'            => $id,
				'post_status'   => 'publish',
				'post_title'    => (string) $item['title'],
				'post_name'     => null !== $path && '' !== $path ? basename( $path ) : (string) $item['slug'],
				'post_parent'   => $parent ? $parent->ID : 0,
				'post_excerpt'  => (string) $item['excerpt'],
				'post_content'  => (string) $item['html'],
				'post_date_gmt' => $gmt,
				'post_date'     => get_date_from_gmt( $gmt ),
				'edit_date'     => true,
			)
		),
		true
	);
	keep_modified( $id, (string) $item['modified'] );
	if ( '' === $path ) {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $id );
	}
	return $saved;
}

/**
 * Keeps when a record was edited last.
 *
 * @param int    $id  The record.
 * @param string $gmt Of the files.
 */
function keep_modified( int $id, string $gmt ): void {
	global $wpdb;
	$modified = str_replace( 'T', ' ', $gmt );
	// Core always stores the present.
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	$wpdb->update(
		$wpdb->posts,
		array(
			'post_modified_gmt' => $modified,
			'post_modified'     => get_date_from_gmt( $modified ),
		),
		array( 'ID' => $id )
	);
	clean_post_cache( $id );
	update_post_meta( $id, FILE_MODIFIED_META, get_post( $id )->post_modified_gmt );
}
