<?php
/**
 * The site shows the own content types, this WordPress's theme does not.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Leads a theme's page of an own content type to the site. Preview and View of editors lead there for posts and pages too.
 */
function redirect_to_site(): void {
	$post = is_singular( array_keys( field_table() ) ) ? get_queried_object() : null;
	if ( ! $post instanceof \WP_Post ) {
		return;
	}
	$is_own    = in_array( $post->post_type, own_post_types(), true );
	$is_editor = is_user_logged_in() && current_user_can( 'edit_post', $post->ID );
	if ( $is_editor && is_connected() && ! is_own_host( site_address() ) ) {
		leave_for_site( is_shown_on_site( $post ) && ! is_preview() ? site_address() . site_path( $post ) : preview_address( $post, get_current_user_id() ) );
	}
	if ( ! $is_own || is_preview() ) {
		return;
	}
	if ( '' === site_address() ) {
		wp_die( esc_html__( 'This page is on the website of the charity.', 'fairlead' ), '', array( 'response' => 404 ) );
	}
	leave_for_site( site_address() . site_path( $post ) );
}

/**
 * Redirects to the site, which is the administrator's own, on another host.
 *
 * @param string $url On the site.
 */
function leave_for_site( string $url ): void {
	nocache_headers();
	header( 'Referrer-Policy: no-referrer' );
	wp_redirect( $url, 302, 'Fairlead' ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect
	exit;
}

/**
 * Whether an address is this WordPress itself: redirecting there would never end.
 *
 * @param string $address Of the site.
 */
function is_own_host( string $address ): bool {
	$same = function ( $part ) use ( $address ) {
		return wp_parse_url( $address, $part ) === wp_parse_url( home_url(), $part );
	};
	return $same( PHP_URL_HOST ) && $same( PHP_URL_PORT );
}

/**
 * Whether visitors of the site can see a record.
 *
 * @param \WP_Post $post The record.
 */
function is_shown_on_site( \WP_Post $post ): bool {
	return 'publish' === $post->post_status && '' === $post->post_password;
}

/**
 * The path of a record on the site.
 *
 * @param \WP_Post $post The record.
 */
function site_path( \WP_Post $post ): string {
	return 'page' === $post->post_type ? '/' . page_path( $post ) : field_table()[ $post->post_type ]['folder'] . '/' . $post->post_name;
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
