<?php
/**
 * Pictures and records of an import.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Fetches a picture of the site's files into the media library. Returns its id.
 *
 * @param string  $source "media/biscuit".
 * @param array   $entry  Of the site.
 * @param array[] $known  What was imported.
 * @return int|\WP_Error
 */
function import_picture( string $source, array $entry, array $known ) {
	$id   = $known[ $source ]['id'] ?? 0;
	$file = (string) $entry['file'];
	$type = wp_check_filetype( basename( $file ), array_intersect( get_allowed_mime_types(), array( 'image/jpeg', 'image/png', 'image/webp', 'image/avif' ) ) );
	if ( ! $type['type'] ) {
		return new \WP_Error( 'fairlead_import', __( 'This WordPress does not take pictures of this kind.', 'fairlead' ) );
	}
	if ( ! $id ) {
		$bytes = fetch_picture( $file );
		$saved = is_wp_error( $bytes ) ? $bytes : wp_upload_bits( basename( $file ), null, $bytes );
		if ( is_wp_error( $saved ) || ! empty( $saved['error'] ) ) {
			return is_wp_error( $saved ) ? $saved : new \WP_Error( 'fairlead_import', $saved['error'] );
		}
		$attachment = array(
			// Keeps the number of the files where it is free.
			'import_id'      => (int) $entry['id'],
			'post_mime_type' => $type['type'],
			'post_title'     => basename( $source ),
			'post_status'    => 'inherit',
		);
		$id         = wp_insert_attachment( wp_slash( $attachment ), $saved['file'], 0, true );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$metadata = array(
			'width'  => (int) $entry['width'],
			'height' => (int) $entry['height'],
			'file'   => _wp_relative_upload_path( $saved['file'] ),
			// The site makes its own sizes.
			'sizes'  => array(),
		);
		wp_update_attachment_metadata( $id, $metadata );
		update_post_meta( $id, SOURCE_META, $source );
	}
	wp_update_post(
		wp_slash(
			array(
				'ID'           => $id,
				'post_excerpt' => (string) ( $entry['caption'] ?? '' ),
			)
		)
	);
	update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( (string) ( $entry['alt'] ?? '' ) ) );
	foreach ( FOCAL_FIELDS as $name => $count ) {
		if ( is_array( $entry[ $name ] ?? null ) && count( $entry[ $name ] ) === $count ) {
			update_post_meta( $id, meta_key( $name ), array_map( 'floatval', $entry[ $name ] ) );
		}
	}
	return $id;
}

/**
 * The bytes of a picture of the site's files.
 *
 * @param string $file Its name there.
 * @return string|\WP_Error
 */
function fetch_picture( string $file ) {
	$route    = '/api/content-files/media/' . implode( '/', array_map( 'rawurlencode', explode( '/', $file ) ) );
	$response = wp_remote_get(
		site_address() . $route,
		array(
			'timeout'     => ASK_TIMEOUT_SECONDS,
			'redirection' => 0,
			'headers'     => array( 'X-Rescue-Signature' => sign( "GET.$route" ) ),
		)
	);
	if ( is_wp_error( $response ) ) {
		return $response;
	}
	$status = (int) wp_remote_retrieve_response_code( $response );
	/* translators: %d: a number such as 404. */
	return 200 === $status ? wp_remote_retrieve_body( $response ) : new \WP_Error( 'fairlead_import', sprintf( __( 'The site answered %d.', 'fairlead' ), $status ) );
}

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
	return publish_record( $id, $item );
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
 * The ids of terms given by their slugs.
 *
 * @param string  $taxonomy Of the terms.
 * @param mixed   $slugs    Of the site.
 * @param array[] $terms    Ids by taxonomy and slug.
 * @return int[]
 */
function term_ids( string $taxonomy, $slugs, array $terms ): array {
	$ids = array();
	foreach ( is_array( $slugs ) ? $slugs : array() as $slug ) {
		if ( isset( $terms[ $taxonomy ][ $slug ] ) ) {
			$ids[] = $terms[ $taxonomy ][ $slug ];
		}
	}
	return $ids;
}

/**
 * A value of the files with the ids of this WordPress: pictures are names there, other records have their own numbers.
 *
 * @param array   $shape The field's shape.
 * @param mixed   $given Of the site.
 * @param array[] $known What was imported.
 * @return mixed
 */
function imported_value( array $shape, $given, array $known ) {
	switch ( $shape['kind'] ) {
		case 'image':
			return imported_picture( $given, $known );
		case 'images':
			return array_values( array_filter( array_map( function ( $name ) use ( $known ) {
				return imported_picture( $name, $known );
			}, is_array( $given ) ? $given : array() ) ) );
		case 'file':
			return null;
		case 'reference':
			return imported_record( $given, $known );
		case 'references':
			return array_values( array_filter( array_map( function ( $id ) use ( $known ) {
				return imported_record( $id, $known );
			}, is_array( $given ) ? $given : array() ) ) );
		case 'list':
			return is_array( $given ) ? array_map( function ( $entry ) use ( $shape, $known ) {
				return imported_value( $shape['of'], $entry, $known );
			}, $given ) : null;
		case 'group':
			if ( ! is_array( $given ) ) {
				return null;
			}
			foreach ( $shape['fields'] as $name => $inner ) {
				$given[ $name ] = imported_value( $inner, $given[ $name ] ?? null, $known );
			}
			return $given;
		default:
			return $given;
	}
}

/**
 * The id of an imported picture.
 *
 * @param mixed   $name  In the files.
 * @param array[] $known What was imported.
 */
function imported_picture( $name, array $known ): ?int {
	return is_string( $name ) && isset( $known[ "media/$name" ] ) ? $known[ "media/$name" ]['id'] : null;
}

/**
 * The id of an imported record: numbers are unique in the files.
 *
 * @param mixed   $id    In the files.
 * @param array[] $known What was imported.
 */
function imported_record( $id, array $known ): ?int {
	foreach ( is_int( $id ) ? IMPORT_ORDER : array() as $list ) {
		if ( isset( $known[ "$list/$id" ] ) ) {
			return $known[ "$list/$id" ]['id'];
		}
	}
	return null;
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
}
