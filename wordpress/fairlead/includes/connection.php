<?php
/**
 * The site that shows this content, and how requests between the two are signed.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** Older requests may be replays. */
const MAX_CLOCK_SKEW_SECONDS = 300;

/** The option with `address` and `secret`, as entered in wp-admin. Constants of wp-config.php come before it. */
const CONNECTION_OPTION = 'fairlead_connection';

/**
 * The address of the site, without a slash at the end; '' when there is none yet.
 */
function site_address(): string {
	return untrailingslashit( defined( 'FAIRLEAD_SITE_URL' ) ? (string) FAIRLEAD_SITE_URL : stored_connection()['address'] );
}

/**
 * The secret shared with the site, its CONTENT_SECRET; '' when there is none yet.
 */
function content_secret(): string {
	return defined( 'FAIRLEAD_CONTENT_SECRET' ) ? (string) FAIRLEAD_CONTENT_SECRET : stored_connection()['secret'];
}

/**
 * The connection as entered in wp-admin.
 *
 * @return string[]
 */
function stored_connection(): array {
	$stored = get_option( CONNECTION_OPTION );
	$stored = is_array( $stored ) ? $stored : array();
	return array(
		'address' => is_string( $stored['address'] ?? null ) ? $stored['address'] : '',
		'secret'  => is_string( $stored['secret'] ?? null ) ? $stored['secret'] : '',
	);
}

/**
 * The value of X-Rescue-Signature for a body.
 *
 * @param string $body The raw body.
 */
function sign( string $body ): string {
	$time = time();
	return "t=$time,v1=" . hash_hmac( 'sha256', "$time.$body", content_secret() );
}

/**
 * Whether a signature is right and at most five minutes off.
 *
 * @param string|null $header X-Rescue-Signature.
 * @param string      $body   The raw body, or what is signed in place of one.
 */
function is_signed( ?string $header, string $body ): bool {
	if ( '' === content_secret() || ! preg_match( '/^t=(\d{1,12}),\s*v1=([0-9a-f]{64})$/i', trim( (string) $header ), $parts ) ) {
		return false;
	}
	$expected = hash_hmac( 'sha256', "{$parts[1]}.$body", content_secret() );
	return hash_equals( $expected, strtolower( $parts[2] ) ) && abs( time() - (int) $parts[1] ) <= MAX_CLOCK_SKEW_SECONDS;
}
