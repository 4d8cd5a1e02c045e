<?php
/**
 * The site shows the own content types, this WordPress's theme does not.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects a theme's page of an own content type to the site.
 */
function redirect_to_site(): void {
	if ( ! is_singular( own_post_types() ) || is_preview() ) {
		return;
	}
	$post = get_queried_object();
	if ( '' === site_address() ) {
		wp_die( esc_html__( 'This page is on the website of the charity.', 'fairlead' ), '', array( 'response' => 404 ) );
	}
	$path = field_table()[ $post->post_type ]['folder'] . '/' . $post->post_name;
	// The address is the administrator's own, on another host.
	wp_redirect( site_address() . $path, 302, 'Fairlead' ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect
	exit;
}
add_action( 'template_redirect', __NAMESPACE__ . '\redirect_to_site', 1 );

add_filter(
	'wp_sitemaps_post_types',
	function ( $types ) {
		return array_diff_key( $types, array_flip( own_post_types() ) );
	}
);

// The sitemap of authors lists logins.
add_filter(
	'wp_sitemaps_add_provider',
	function ( $provider, $name ) {
		return 'users' === $name ? false : $provider;
	},
	10,
	2
);
