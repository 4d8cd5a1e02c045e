<?php
/**
 * Plugins that close REST to visitors must not close it to the site, whose requests are signed.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Lets signed requests in as an anonymous visitor: they read what is published.
 *
 * @param mixed $result True, null, or why this request is refused.
 * @return mixed
 */
function let_signed_requests_in( $result ) {
	if ( ! is_wp_error( $result ) || ! is_signed_request() ) {
		return $result;
	}
	wp_set_current_user( 0 );
	return true;
}
add_filter( 'rest_authentication_errors', __NAMESPACE__ . '\let_signed_requests_in', PHP_INT_MAX );

/**
 * Whether the REST request of this process is signed: a GET by its route, others by their body.
 */
function is_signed_request(): bool {
	$header = isset( $_SERVER['HTTP_X_RESCUE_SIGNATURE'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_RESCUE_SIGNATURE'] ) ) : '';
	$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
	$route  = isset( $GLOBALS['wp']->query_vars['rest_route'] ) ? untrailingslashit( (string) $GLOBALS['wp']->query_vars['rest_route'] ) : '';
	if ( '' === $header ) {
		return false;
	}
	if ( 'get' === $method || 'head' === $method ) {
		return is_signed( $header, 'GET.' . ( '' === $route ? '/' : $route ) );
	}
	$body = \WP_REST_Server::get_raw_data();
	if ( SEND_ROUTE === $route ) {
		return is_signed_message( $header, message_text( 'wordpress', 'POST', SEND_ROUTE, $body ) );
	}
	return '/custom/v1/stock' === $route && is_signed( $header, $body );
}
