<?php
/**
 * "Applications (7, 1 overdue)" in the menu and on the dashboard. Applications themselves are at the site's desk only.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const COUNTS_CACHE         = 'fairlead_desk_counts';
const COUNTS_MAX_SECONDS   = 2 * MINUTE_IN_SECONDS;
const COUNTS_RETRY_SECONDS = 20;
const COUNTS_ROUTE         = 'fairlead/v1/desk-counts';

/**
 * The counts as last fetched, and whether they are older than two minutes. Never asks the site: pages of wp-admin do not wait.
 */
function known_desk_counts(): array {
	$known = get_option( COUNTS_CACHE );
	$known = is_array( $known ) ? $known : array();
	return array(
		'open'    => is_int( $known['open'] ?? null ) ? $known['open'] : null,
		'overdue' => is_int( $known['overdue'] ?? null ) ? $known['overdue'] : 0,
		'is_old'  => time() - (int) ( $known['at'] ?? 0 ) > COUNTS_MAX_SECONDS,
	);
}

/**
 * Asks the site for the counts and keeps them. Without an answer they are not known.
 */
function fetch_desk_counts(): array {
	$answer = ask_site( '/api/desk-counts' );
	$json   = $answer['json'];
	// Without an answer it is asked again soon.
	$kept = array( 'at' => '' === $answer['error'] ? time() : time() - COUNTS_MAX_SECONDS + COUNTS_RETRY_SECONDS );
	foreach ( array( 'open', 'overdue' ) as $name ) {
		if ( is_int( $json[ $name ] ?? null ) && $json[ $name ] >= 0 ) {
			$kept[ $name ] = $json[ $name ];
		}
	}
	update_option( COUNTS_CACHE, $kept, false );
	return known_desk_counts();
}

/**
 * Who sees how many applications there are.
 */
function may_see_counts(): bool {
	return current_user_can( 'edit_others_posts' );
}

/**
 * The counts in words.
 *
 * @param array $counts As known.
 */
function counts_in_words( array $counts ): string {
	if ( ! $counts['open'] ) {
		return __( 'Applications', 'fairlead' );
	}
	/* translators: 1: a number. 2: a number. */
	return $counts['overdue'] > 0 ? sprintf( __( 'Applications (%1$d, %2$d overdue)', 'fairlead' ), $counts['open'], $counts['overdue'] ) : sprintf( __( 'Applications (%d)', 'fairlead' ), $counts['open'] );
}

add_action(
	'admin_menu',
	function () {
		if ( is_connected() && may_see_counts() ) {
			add_menu_page( __( 'Applications', 'fairlead' ), esc_html( counts_in_words( known_desk_counts() ) ), 'edit_others_posts', 'fairlead-desk', __NAMESPACE__ . '\open_desk', 'dashicons-email-alt', 4 );
		}
	}
);

// Before the page is printed.
add_action(
	'admin_init',
	function () {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only leads to the desk, which has its own sign-in.
		$page = isset( $_GET['page'] ) ? sanitize_key( $_GET['page'] ) : '';
		if ( 'fairlead-desk' === $page && is_connected() && may_see_counts() ) {
			leave_for_site( site_address() . '/desk' );
		}
	}
);

/**
 * What the menu opens when the redirect did not happen.
 */
function open_desk(): void {
	echo '<div class="wrap"><p><a href="' . esc_url( site_address() . '/desk' ) . '">' . esc_html__( 'Open the desk of the site', 'fairlead' ) . '</a></p></div>';
}

add_action(
	'wp_dashboard_setup',
	function () {
		if ( is_connected() && may_see_counts() ) {
			wp_add_dashboard_widget( 'fairlead_applications', __( 'Applications', 'fairlead' ), __NAMESPACE__ . '\show_counts' );
		}
	}
);

/**
 * Prints the widget.
 */
function show_counts(): void {
	$counts = known_desk_counts();
	echo '<p id="fairlead-counts" data-is-old="' . esc_attr( $counts['is_old'] ? '1' : '' ) . '">' . esc_html( counts_in_words( $counts ) ) . '</p>';
	echo '<p><a class="button" href="' . esc_url( site_address() . '/desk' ) . '">' . esc_html__( 'Open the desk', 'fairlead' ) . '</a></p>';
}

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'fairlead/v1',
			'/desk-counts',
			array(
				'methods'             => 'GET',
				'permission_callback' => __NAMESPACE__ . '\may_see_counts',
				'callback'            => function () {
					$counts = known_desk_counts();
					return private_response( array( 'words' => counts_in_words( $counts['is_old'] ? fetch_desk_counts() : $counts ) ) );
				},
			)
		);
	}
);

// Fetched by the browser, after the page is there.
add_action(
	'admin_enqueue_scripts',
	function () {
		if ( ! is_connected() || ! may_see_counts() || ! known_desk_counts()['is_old'] ) {
			return;
		}
		wp_register_script( 'fairlead-desk-counts', '', array( 'wp-api-fetch' ), VERSION, true );
		wp_enqueue_script( 'fairlead-desk-counts' );
		$path = wp_json_encode( '/' . COUNTS_ROUTE );
		wp_add_inline_script(
			'fairlead-desk-counts',
			"wp.apiFetch({ path: $path }).then(function (counts) {
				document.querySelectorAll('#toplevel_page_fairlead-desk .wp-menu-name, #fairlead-counts').forEach(function (element) { element.textContent = counts.words; });
			}, function () {});"
		);
	}
);
