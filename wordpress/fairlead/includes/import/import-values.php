<?php
/**
 * Values of an import with the ids of this WordPress.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

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
		case 'html':
			return is_string( $given ) ? imported_html( $given, $known ) : $given;
		case 'image':
			return imported_picture( $given, $known );
		case 'images':
			return array_values( array_filter( array_map( function ( $name ) use ( $known ) {
				return imported_picture( $name, $known );
			}, is_array( $given ) ? $given : array() ) ) );
		case 'file':
			return imported_file( $given );
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
 * A text with the addresses that its pictures have in this WordPress; smaller versions become the original, of which the site makes its own.
 *
 * @param string  $html  Of the site.
 * @param array[] $known What was imported.
 */
function imported_html( string $html, array $known ): string {
	return (string) preg_replace_callback(
		'#(?<=["\s,])/wp-content/uploads/([\w./-]+?)(?:-\d+x\d+)?\.(?:webp|jpe?g|png|avif)(?=["\s])#i',
		function ( $found ) use ( $known ) {
			$picture = imported_picture( $found[1], $known );
			$address = $picture ? wp_get_attachment_url( $picture ) : false;
			return $address ? $address : $found[0];
		},
		$html
	);
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
