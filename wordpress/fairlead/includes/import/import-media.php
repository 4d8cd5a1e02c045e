<?php
/**
 * Pictures and attached files of an import.
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
			'headers'     => array( 'X-Rescue-Signature' => sign_message( message_text( 'site', 'GET', $route, '' ) ) ),
		)
	);
	if ( is_wp_error( $response ) ) {
		return $response;
	}
	$status = (int) wp_remote_retrieve_response_code( $response );
	/* translators: %d: a number such as 404. */
	return 200 === $status ? wp_remote_retrieve_body( $response ) : new \WP_Error( 'fairlead_import', sprintf( __( 'The site answered %d.', 'fairlead' ), $status ) );
}

/** Kinds of files that documents have. */
const ATTACHED_FILES = '/\.(?:pdf|docx?|xlsx?|odt|ods)$/iD';

/**
 * The attached file of a document in the media library, fetched unless it is there. Null without one, or when it cannot be fetched: the
 * document is imported without it, and a note says so.
 *
 * @param mixed $given Of the files: `source_url` and `bytes`.
 */
function imported_file( $given ): ?int {
	$url = is_array( $given ) && is_string( $given['source_url'] ?? null ) ? $given['source_url'] : '';
	if ( '' === $url ) {
		return null;
	}
	// Another size is another file.
	$source = "file/$url#" . (int) ( $given['bytes'] ?? 0 );
	$known  = attachment_from( $source );
	if ( $known ) {
		return $known;
	}
	$name  = basename( (string) wp_parse_url( $url, PHP_URL_PATH ) );
	$own   = preg_replace( '#^' . preg_quote( site_address(), '#' ) . '(?=/)#', '', $url );
	$bytes = 0 === strpos( $own, '/wp-content/uploads/' ) ? fetch_picture( substr( $own, strlen( '/wp-content/uploads/' ) ) ) : fetch_public( $url );
	$type  = wp_check_filetype( $name );
	$saved = is_wp_error( $bytes ) || ! $type['type'] || ! preg_match( ATTACHED_FILES, $name ) ? null : wp_upload_bits( $name, null, $bytes );
	if ( ! $saved || ! empty( $saved['error'] ) ) {
		$reason = is_wp_error( $bytes ) ? $bytes->get_error_message() : __( 'is no document that this WordPress takes', 'fairlead' );
		import_notes( "$url " . ( $saved['error'] ?? $reason ) );
		return null;
	}
	$attachment = array(
		'post_mime_type' => $type['type'],
		'post_title'     => pathinfo( $name, PATHINFO_FILENAME ),
		'post_status'    => 'inherit',
	);
	$id         = wp_insert_attachment( wp_slash( $attachment ), $saved['file'], 0 );
	update_post_meta( $id, SOURCE_META, wp_slash( $source ) );
	return $id;
}

/**
 * The attachment that was imported from somewhere; 0 for none.
 *
 * @param string $source "file/https://…", "url/https://…".
 */
function attachment_from( string $source ): int {
	$found = get_posts(
		array(
			'post_type'      => 'attachment',
			'post_status'    => 'inherit',
			'posts_per_page' => 1,
			'fields'         => 'ids',
			'meta_key'       => SOURCE_META, // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_value'     => wp_slash( $source ), // phpcs:ignore WordPress.DB.SlowDBQuery
		)
	);
	return $found ? (int) $found[0] : 0;
}

/**
 * What an import has left out, in words. Adds a note.
 *
 * @param string|null $note What is added; null only reads.
 * @return string[]
 */
function import_notes( ?string $note = null ): array {
	static $notes = array();
	if ( null !== $note ) {
		$notes[] = $note;
	}
	return $notes;
}
