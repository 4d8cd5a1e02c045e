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

/**
 * The address of the site, without a slash at the end; '' when wp-config.php does not define FAIRLEAD_SITE_URL.
 */
function site_address(): string {
	return defined( 'FAIRLEAD_SITE_URL' ) ? untrailingslashit( (string) FAIRLEAD_SITE_URL ) : '';
}

/**
 * The secret shared with the site, its CONTENT_SECRET; '' when wp-config.php does not define FAIRLEAD_CONTENT_SECRET.
 */
function content_secret(): string {
	return defined( 'FAIRLEAD_CONTENT_SECRET' ) ? (string) FAIRLEAD_CONTENT_SECRET : '';
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
