<?php
/**
 * The general options: what every page of the site needs.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const OPTIONS_ROUTE = '/custom/v1/options/general';
const OPTIONS_NAME  = 'fairlead_general_options';

/** No page shows these: they are only in the response to a signed request. */
const PRIVATE_OPTIONS = array( 'notification_email', 'letters' );

const MAX_OPTIONS_DEPTH = 12;

/**
 * The general options as stored, with what WordPress itself knows of the site.
 */
function general_options(): array {
	$options = get_option( OPTIONS_NAME );
	$options = is_array( $options ) ? $options : array();
	$known   = array(
		'name'     => plain_text( get_bloginfo( 'name', 'raw' ) ),
		'timezone' => (string) get_option( 'timezone_string' ),
		'privacy'  => get_privacy_policy_url(),
	);
	$site    = isset( $options['site'] ) && is_array( $options['site'] ) ? $options['site'] : array();

	$options['site'] = array_filter( $site, __NAMESPACE__ . '\says_something' ) + array_filter( $known ) + $site;
	foreach ( isset( $options['centres'] ) && is_array( $options['centres'] ) ? $options['centres'] : array() as $index => $centre ) {
		if ( is_array( $centre ) && ! empty( $centre['image'] ) ) {
			$options['centres'][ $index ]['image'] = image( (int) ( $centre['image']['id'] ?? $centre['image'] ) );
		}
	}
	return $options;
}

/**
 * Whether an option has been filled in.
 *
 * @param mixed $value Of an option.
 */
function says_something( $value ): bool {
	return null !== $value && '' !== $value;
}

/**
 * Answers GET: private options only to signed requests.
 *
 * @param \WP_REST_Request $request The request.
 */
function get_general_options( $request ): \WP_REST_Response {
	// The route is signed, not the URL, which proxies and ?rest_route= change.
	if ( is_signed( $request->get_header( 'X-Rescue-Signature' ), 'GET.' . OPTIONS_ROUTE ) ) {
		return private_response( general_options() );
	}
	return new \WP_REST_Response( array_diff_key( general_options(), array_flip( PRIVATE_OPTIONS ) ) );
}

/**
 * Answers PUT: objects are merged, lists are replaced whole, null removes.
 *
 * @param \WP_REST_Request $request The request.
 * @return \WP_REST_Response|\WP_Error
 */
function put_general_options( $request ) {
	$given = $request->get_json_params();
	if ( ! is_array( $given ) || ( $given && array_values( $given ) === $given ) ) {
		return invalid( __( 'Send the options as a JSON object.', 'fairlead' ) );
	}
	$stored = get_option( OPTIONS_NAME );
	update_option( OPTIONS_NAME, merge_options( is_array( $stored ) ? $stored : array(), $given ), false );
	return private_response( general_options() );
}

/**
 * Stored options with those that are given.
 *
 * @param array $stored By name.
 * @param array $given  By name.
 * @param int   $depth  How deep the objects are.
 */
function merge_options( array $stored, array $given, int $depth = 0 ): array {
	foreach ( $given as $name => $value ) {
		if ( null === $value || $depth > MAX_OPTIONS_DEPTH ) {
			unset( $stored[ $name ] );
			continue;
		}
		if ( ! is_array( $value ) ) {
			$stored[ $name ] = is_string( $value ) ? clean_option( $value ) : $value;
			continue;
		}
		$is_list         = array_values( $value ) === $value;
		$before          = ! $is_list && isset( $stored[ $name ] ) && is_array( $stored[ $name ] ) ? $stored[ $name ] : array();
		$stored[ $name ] = merge_options( $before, $value, $depth + 1 );
	}
	return $stored;
}

/**
 * Text of several lines without control characters. The site reads options as plain text.
 *
 * @param string $text What was sent.
 */
function clean_option( string $text ): string {
	return preg_replace( '/[^\P{Cc}\n\t]/u', '', str_replace( "\r\n", "\n", wp_check_invalid_utf8( $text, true ) ) );
}

/**
 * A response that no cache may keep.
 *
 * @param array $data The body.
 */
function private_response( array $data ): \WP_REST_Response {
	return new \WP_REST_Response( $data, 200, array( 'Cache-Control' => 'private, no-store' ) );
}
