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
 * Stores the connection. It is loaded when it is asked for, and not with the options of every request.
 *
 * @param string $address Of the site.
 * @param string $secret  Shared with the site.
 */
function store_connection( string $address, string $secret ): void {
	update_option( CONNECTION_OPTION, compact( 'address', 'secret' ), false );
}

/**
 * The value of X-Rescue-Signature for what the content contract names: the body of a notice, or "GET." and a route.
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
	return has_signature( (string) $header, 'v1', $body );
}

/**
 * What is signed of a message that only the site and this plugin send each other.
 *
 * @param string $to     Who it is for: 'site' or 'wordpress'.
 * @param string $method Of the request, also for its answer.
 * @param string $route  Of the request, also for its answer.
 * @param string $body   The raw body; '' for a GET.
 */
function message_text( string $to, string $method, string $route, string $body ): string {
	return "v2.$to.$method.$route\n$body";
}

/**
 * The value of X-Rescue-Signature for a message to the site or to this WordPress: good for this direction, method and route only.
 *
 * @param string $text By message_text().
 */
function sign_message( string $text ): string {
	$time = time();
	return "t=$time,v2=" . hash_hmac( 'sha256', "$time.$text", content_secret() );
}

/**
 * Whether a signature is that of a message, and at most five minutes off.
 *
 * @param string|null $header X-Rescue-Signature.
 * @param string      $text   By message_text().
 */
function is_signed_message( ?string $header, string $text ): bool {
	return has_signature( (string) $header, 'v2', $text );
}

/**
 * Whether a header has the signature of a text.
 *
 * @param string $header  X-Rescue-Signature.
 * @param string $version 'v1' or 'v2'.
 * @param string $text    What is signed, after the time and a full stop.
 */
function has_signature( string $header, string $version, string $text ): bool {
	if ( '' === content_secret() || ! preg_match( '/^t=(\d{1,12}),\s*' . $version . '=([0-9a-f]{64})$/i', trim( $header ), $parts ) ) {
		return false;
	}
	$expected = hash_hmac( 'sha256', "{$parts[1]}.$text", content_secret() );
	return hash_equals( $expected, strtolower( $parts[2] ) ) && abs( time() - (int) $parts[1] ) <= MAX_CLOCK_SKEW_SECONDS;
}
