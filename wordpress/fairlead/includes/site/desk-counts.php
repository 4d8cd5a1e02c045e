<?php
/**
 * How many applications are open, in the menu and on the dashboard. Applications themselves are at the site's desk only.
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
 * The entry of the menu as HTML: with how many are open in a bubble, as WordPress counts comments.
 *
 * @param array $counts As known.
 */
function counts_in_menu( array $counts ): string {
	$words = esc_html__( 'Applications', 'fairlead' );
	if ( ! $counts['open'] ) {
		return $words;
	}
	return sprintf(
		'%1$s <span class="awaiting-mod" title="%2$s"><span class="pending-count" aria-hidden="true">%3$s</span><span class="screen-reader-text">%2$s</span></span>',
		$words,
		esc_attr( counts_in_a_sentence( $counts ) ),
		esc_html( number_format_i18n( $counts['open'] ) )
	);
}

/**
 * The counts as a sentence.
 *
 * @param array $counts As known.
 */
function counts_in_a_sentence( array $counts ): string {
	$open = $counts['open'];
	if ( null === $open ) {
		return __( 'They are at the desk of your website.', 'fairlead' );
	}
	if ( 0 === $open ) {
		return __( 'Nobody waits for a reply.', 'fairlead' );
	}
	/* translators: %d: a number. */
	$words = sprintf( _n( '%d application is open.', '%d applications are open.', $open, 'fairlead' ), $open );
	/* translators: %d: a number. */
	return $counts['overdue'] > 0 ? $words . ' ' . sprintf( _n( '%d of them is overdue.', '%d of them are overdue.', $counts['overdue'], 'fairlead' ), $counts['overdue'] ) : $words;
}

add_action(
	'admin_menu',
	function () {
		if ( is_connected() && may_see_counts() ) {
			add_menu_page( __( 'Applications', 'fairlead' ), counts_in_menu( known_desk_counts() ), 'edit_others_posts', 'fairlead-desk', __NAMESPACE__ . '\open_desk', 'dashicons-email-alt', 4 );
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
			leave_for_site( desk_address() );
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
			wp_add_dashboard_widget( 'fairlead_applications', __( 'Applications', 'fairlead' ), __NAMESPACE__ . '\show_counts', null, null, 'normal', 'high' );
		}
	},
	// Before the quick actions and the dogs.
	4
);

/**
 * Prints the widget.
 */
function show_counts(): void {
	echo '<div id="fairlead-counts">' . wp_kses_post( counts_as_list( known_desk_counts() ) ) . '</div>';
}

/**
 * The counts as HTML: each leads to the desk, where what is overdue stands first.
 *
 * @param array $counts As known.
 */
function counts_as_list( array $counts ): string {
	$desk = admin_url( 'admin.php?page=fairlead-desk' );
	$open = __( 'Open the desk', 'fairlead' );
	if ( ! $counts['open'] ) {
		$icon = 0 === $counts['open'] ? 'yes-alt' : 'email-alt';
		return sprintf( '<p class="fairlead-all-clear"><span class="dashicons dashicons-%s" aria-hidden="true"></span> %s <a class="button" href="%s">%s</a></p>', esc_attr( $icon ), esc_html( counts_in_a_sentence( $counts ) ), esc_url( $desk ), esc_html( $open ) );
	}
	$line  = '<li%s><span class="dashicons dashicons-%s" aria-hidden="true"></span><strong>%s</strong> <a class="button%s" href="%s">%s</a></li>';
	$lines = '';
	if ( $counts['overdue'] > 0 ) {
		/* translators: %d: a number. */
		$words  = sprintf( _n( '%d application is overdue', '%d applications are overdue', $counts['overdue'], 'fairlead' ), $counts['overdue'] );
		$lines .= sprintf( $line, ' class="fairlead-overdue"', 'warning', esc_html( $words ), ' button-primary', esc_url( $desk ), esc_html__( 'Reply first', 'fairlead' ) );
	}
	/* translators: %d: a number. */
	$words = sprintf( _n( '%d application is open', '%d applications are open', $counts['open'], 'fairlead' ), $counts['open'] );
	if ( $counts['overdue'] > 0 ) {
		/* translators: %d: a number. */
		$words = sprintf( _n( '%d application is open in all', '%d applications are open in all', $counts['open'], 'fairlead' ), $counts['open'] );
	}
	return '<ul class="fairlead-due">' . $lines . sprintf( $line, '', 'email-alt', esc_html( $words ), '', esc_url( $desk ), esc_html( $open ) ) . '</ul>';
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
					$counts = $counts['is_old'] ? fetch_desk_counts() : $counts;
					return private_response(
						array(
							'menu'   => counts_in_menu( $counts ),
							'widget' => counts_as_list( $counts ),
						)
					);
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
				var name = document.querySelector('#toplevel_page_fairlead-desk .wp-menu-name'), widget = document.querySelector('#fairlead-counts');
				// Escaped by counts_in_menu() and counts_as_list().
				if (name) { name.innerHTML = counts.menu; }
				if (widget) { widget.innerHTML = counts.widget; }
			}, function () {});"
		);
	}
);
