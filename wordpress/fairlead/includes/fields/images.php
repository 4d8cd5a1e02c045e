<?php
/**
 * Pictures and files of the media library, as the contract has them.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** What must stay in view of a picture: how many numbers each field has. */
const FOCAL_FIELDS = array(
	'focal'     => 2,
	'focal_box' => 4,
);

/**
 * The contract's Image; null when the id is no picture.
 *
 * @param int $id Of an attachment.
 */
function image( int $id ): ?array {
	$attachment = get_post( $id );
	$url        = $attachment && wp_attachment_is_image( $attachment ) ? wp_get_attachment_url( $id ) : false;
	if ( ! $url ) {
		return null;
	}
	$data  = wp_get_attachment_metadata( $id );
	$full  = array(
		'source_url' => $url,
		'width'      => (int) ( $data['width'] ?? 0 ),
		'height'     => (int) ( $data['height'] ?? 0 ),
	);
	$image = array(
		'id'           => $id,
		'alt_text'     => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
		'caption'      => $attachment->post_excerpt,
		'mime_type'    => $attachment->post_mime_type,
		'modified_gmt' => mysql_to_rfc3339( $attachment->post_modified_gmt ),
		'sizes'        => array( 'full' => $full ) + sizes_of( $url, (array) ( $data['sizes'] ?? array() ) ),
	) + $full;
	foreach ( FOCAL_FIELDS as $name => $count ) {
		$stored = get_post_meta( $id, meta_key( $name ), true );
		if ( is_array( $stored ) && count( $stored ) === $count ) {
			$image[ $name ] = array_map( 'floatval', $stored );
		}
	}
	return $image;
}

/**
 * The smaller files of a picture, which lie beside it.
 *
 * @param string $url   Of the original.
 * @param array  $sizes Of the attachment's metadata.
 */
function sizes_of( string $url, array $sizes ): array {
	$folder = substr( $url, 0, strrpos( $url, '/' ) + 1 );
	$found  = array();
	foreach ( $sizes as $name => $size ) {
		$found[ $name ] = array(
			'source_url' => $folder . $size['file'],
			'width'      => (int) $size['width'],
			'height'     => (int) $size['height'],
		);
	}
	return $found;
}

/**
 * An uploaded file; null when the id is none.
 *
 * @param int $id Of an attachment.
 */
function uploaded_file( int $id ): ?array {
	$url = 'attachment' === get_post_type( $id ) ? wp_get_attachment_url( $id ) : false;
	if ( ! $url ) {
		return null;
	}
	$file = get_attached_file( $id );
	return array(
		'source_url' => $url,
		'mime_type'  => (string) get_post_mime_type( $id ),
		'bytes'      => $file && file_exists( $file ) ? (int) filesize( $file ) : 0,
	);
}
