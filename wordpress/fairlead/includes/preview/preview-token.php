<?php
/**
 * Tokens of previews: one record, as one user, for half an hour.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const PREVIEW_SECONDS = 30 * MINUTE_IN_SECONDS;

/**
 * A token with which the site may show a record to a user.
 *
 * @param \WP_Post $post    The record.
 * @param int      $user_id Who looks at it.
 */
function preview_token( \WP_Post $post, int $user_id ): string {
	$claim = implode( '.', array( $post->post_type, $post->ID, $user_id, time() + PREVIEW_SECONDS ) );
	return $claim . '.' . preview_signature( $claim );
}

/**
 * The user of a token for a record; 0 when the token is forged, expired or for another record.
 *
 * @param string   $token As it arrived.
 * @param \WP_Post $post  The record.
 */
function user_of_preview( string $token, \WP_Post $post ): int {
	if ( '' === content_secret() || ! preg_match( '/^(([a-z]{1,20})\.(\d{1,15})\.(\d{1,15})\.(\d{1,12}))\.([0-9a-f]{64})$/', $token, $parts ) ) {
		return 0;
	}
	list( , $claim, $type, $id, $user_id, $expires, $signature ) = $parts;
	$is_valid = hash_equals( preview_signature( $claim ), $signature ) && (int) $expires >= time();
	return $is_valid && $type === $post->post_type && (int) $id === $post->ID ? (int) $user_id : 0;
}

/**
 * What proves that this WordPress made a token. No other signed text begins with its first word.
 *
 * @param string $claim Type, record, user and end.
 */
function preview_signature( string $claim ): string {
	return hash_hmac( 'sha256', "preview.$claim", content_secret() );
}

/**
 * Where the site shows a record to a user.
 *
 * @param \WP_Post $post    The record.
 * @param int      $user_id Who looks at it.
 */
function preview_address( \WP_Post $post, int $user_id ): string {
	$query = array(
		'type'  => $post->post_type,
		'id'    => $post->ID,
		'token' => preview_token( $post, $user_id ),
	);
	return site_address() . '/api/preview?' . http_build_query( $query, '', '&' );
}
