<?php
/**
 * Signed requests to the site, and what went wrong with them in words.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const ASK_TIMEOUT_SECONDS = 8;
/** When the site last took a message, as Unix time. */
const LAST_SUCCESS_OPTION = 'fairlead_last_success';

/**
 * Asks a signed route of the site. The answer has `status` (0 when there was none), `json`, `error` in words or '', and
 * `offset`: by how many seconds the site's clock is ahead, or null.
 *
 * @param string      $route  A path: "/api/desk-counts".
 * @param string|null $body   Posts it; null reads.
 * @param int         $limit  The longest answer in bytes.
 */
function ask_site( string $route, ?string $body = null, int $limit = MB_IN_BYTES ): array {
	$answer = array(
		'status' => 0,
		'json'   => null,
		'error'  => '',
		'offset' => null,
	);
	if ( ! is_connected() ) {
		$answer['error'] = __( 'This WordPress is not connected with a site yet.', 'fairlead' );
		return $answer;
	}
	$method   = null === $body ? 'GET' : 'POST';
	$response = wp_remote_request(
		site_address() . $route,
		array(
			'method'              => $method,
			'timeout'             => ASK_TIMEOUT_SECONDS,
			'redirection'         => 0,
			'limit_response_size' => $limit,
			'headers'             => array(
				'Content-Type'       => 'application/json',
				'X-Rescue-Signature' => sign_message( message_text( 'site', $method, $route, (string) $body ) ),
			),
			'body'                => $body,
		)
	);
	if ( is_wp_error( $response ) ) {
		$answer['error'] = $response->get_error_message();
		return $answer;
	}
	$answer['status'] = (int) wp_remote_retrieve_response_code( $response );
	$answer['offset'] = clock_offset( (string) wp_remote_retrieve_header( $response, 'date' ) );
	$answer['error']  = refusal_in_words( $answer, (string) wp_remote_retrieve_header( $response, 'location' ) );
	$text             = wp_remote_retrieve_body( $response );
	if ( '' !== $answer['error'] ) {
		return $answer;
	}
	if ( ! is_signed_message( wp_remote_retrieve_header( $response, 'x-rescue-signature' ), message_text( 'wordpress', $method, $route, $text ) ) ) {
		$answer['error'] = __( 'Something at this address answered, but not with the signature of your site. Is the address right?', 'fairlead' );
		return $answer;
	}
	$answer['json'] = json_decode( $text, true );
	return $answer;
}

/**
 * By how many seconds the clock of a response is ahead of this one; null when it does not say.
 *
 * @param string $date The header "Date".
 */
function clock_offset( string $date ): ?int {
	$time = '' === $date ? false : strtotime( $date );
	return false === $time ? null : $time - time();
}

/**
 * Why the site did not take a request, and what to do; '' when it did.
 *
 * @param array  $answer   Status and clock.
 * @param string $location Where a redirect leads.
 */
function refusal_in_words( array $answer, string $location ): string {
	$status = $answer['status'];
	if ( $status >= 300 && $status < 400 ) {
		/* translators: %s: an address. */
		return sprintf( __( 'The address leads on to %s. Enter the address that visitors end up at, with https and with or without “www.”.', 'fairlead' ), $location );
	}
	if ( 401 === $status && null !== $answer['offset'] && abs( $answer['offset'] ) > MAX_CLOCK_SKEW_SECONDS ) {
		return __( 'The clocks of the two servers differ by more than five minutes. Ask your host to correct the clock.', 'fairlead' );
	}
	if ( 401 === $status ) {
		return __( 'The site has another secret. Put the line with CONTENT_SECRET below into the file .env of the site, and start the site again.', 'fairlead' );
	}
	if ( 404 === $status || 405 === $status ) {
		return __( 'There is no Fairlead site at this address, or an older one. Is the address right?', 'fairlead' );
	}
	/* translators: %d: a number such as 500. */
	return $status >= 200 && $status < 300 ? '' : sprintf( __( 'The site answered with the error %d.', 'fairlead' ), $status );
}

/**
 * Sends a message to the site that it must send back.
 */
function echo_site(): array {
	$nonce  = wp_generate_uuid4();
	$answer = ask_site( '/api/echo', wp_json_encode( array( 'nonce' => $nonce ) ) );
	if ( '' === $answer['error'] && ( $answer['json']['nonce'] ?? '' ) !== $nonce ) {
		$answer['error'] = __( 'The answer of the site is not to this message.', 'fairlead' );
	}
	if ( '' === $answer['error'] ) {
		note_success();
	}
	return $answer;
}

/**
 * Keeps that the site took a message just now.
 */
function note_success(): void {
	update_option( LAST_SUCCESS_OPTION, time(), false );
}

/**
 * When the site last took a message, in words.
 */
function last_success(): string {
	$at = (int) get_option( LAST_SUCCESS_OPTION );
	/* translators: %s: a length of time, such as "5 mins". */
	return $at ? sprintf( __( 'The site last took a message %s ago.', 'fairlead' ), human_time_diff( $at ) ) : __( 'The site has not taken a message yet.', 'fairlead' );
}
