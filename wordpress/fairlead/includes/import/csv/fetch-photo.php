<?php
/**
 * Photos by their address, in the media library and with a dog.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const MAX_PHOTO_SIDE = 12000;
const MAX_PHOTOS     = 30;
const PHOTO_TYPES    = array(
	IMAGETYPE_JPEG => 'jpg',
	IMAGETYPE_PNG  => 'png',
	IMAGETYPE_WEBP => 'webp',
);

/**
 * Where the photos of a dog came from.
 *
 * @param int $id The dog.
 * @return string[]
 */
function photo_addresses( int $id ): array {
	$urls = array();
	foreach ( photos_of( $id ) as $photo ) {
		$source = (string) get_post_meta( $photo, SOURCE_META, true );
		$urls[] = 0 === strpos( $source, 'url/' ) ? substr( $source, 4 ) : '';
	}
	return array_values( array_filter( $urls ) );
}

/**
 * Adds photos after those that a dog has.
 *
 * @param int      $id   The dog.
 * @param string[] $urls Their addresses.
 * @return true|\WP_Error
 */
function add_photos( int $id, array $urls ) {
	$errors = array();
	$photos = photos_of( $id );
	foreach ( array_diff( array_slice( $urls, 0, MAX_PHOTOS ), photo_addresses( $id ) ) as $url ) {
		$photo = imported_photo( $url );
		if ( is_wp_error( $photo ) ) {
			$errors[] = "$url " . $photo->get_error_message();
		} else {
			$photos[] = $photo;
		}
	}
	save_photos( $id, $photos );
	return $errors ? invalid( implode( '; ', $errors ) ) : true;
}

/**
 * A photo in the media library, fetched unless it is there.
 *
 * @param string $url Its address.
 * @return int|\WP_Error
 */
function imported_photo( string $url ) {
	$known = attachment_from( "url/$url" );
	if ( $known ) {
		return $known;
	}
	$bytes = fetch_public( $url );
	if ( is_wp_error( $bytes ) ) {
		return $bytes;
	}
	$size = getimagesizefromstring( $bytes );
	$ends = $size ? PHOTO_TYPES[ $size[2] ] ?? '' : '';
	if ( '' === $ends || max( $size[0], $size[1] ) > MAX_PHOTO_SIDE ) {
		return invalid( __( 'is not a JPEG, PNG or WebP picture', 'fairlead' ) );
	}
	$name  = sanitize_title( pathinfo( (string) wp_parse_url( $url, PHP_URL_PATH ), PATHINFO_FILENAME ) );
	$saved = wp_upload_bits( ( '' === $name ? 'photo' : $name ) . ".$ends", null, $bytes );
	if ( ! empty( $saved['error'] ) ) {
		return invalid( $saved['error'] );
	}
	$attachment = array(
		'post_mime_type' => image_type_to_mime_type( $size[2] ),
		'post_title'     => $name,
		'post_status'    => 'inherit',
	);
	$id         = wp_insert_attachment( wp_slash( $attachment ), $saved['file'], 0, true );
	if ( is_wp_error( $id ) ) {
		return $id;
	}
	require_once ABSPATH . 'wp-admin/includes/image.php';
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $saved['file'] ) );
	update_post_meta( $id, SOURCE_META, wp_slash( "url/$url" ) );
	return $id;
}
