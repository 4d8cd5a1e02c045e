<?php
/**
 * Website → Connection: how the connection with the site is, and what the site leaves out.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const CONNECTION_PAGE = 'fairlead';

add_action(
	'admin_menu',
	function () {
		$title = __( 'Connection', 'fairlead' );
		add_menu_page( __( 'Website', 'fairlead' ), __( 'Website', 'fairlead' ), 'manage_options', CONNECTION_PAGE, __NAMESPACE__ . '\show_connection', 'dashicons-admin-site-alt3', 3 );
		add_submenu_page( CONNECTION_PAGE, $title, $title, 'manage_options', CONNECTION_PAGE, __NAMESPACE__ . '\show_connection' );
	}
);

/**
 * The address of the page.
 */
function connection_address(): string {
	return admin_url( 'admin.php?page=' . CONNECTION_PAGE );
}

/** Checks that only the person who runs the server can do something about; while all is well they stand in a part of their own. */
const SERVER_CHECKS = array( 'permalinks', 'rest', 'cron' );

/**
 * Prints the page.
 */
function show_connection(): void {
	echo '<div class="wrap fairlead-page"><h1>' . esc_html__( 'Connection with the site', 'fairlead' ) . '</h1>';
	show_connection_result();
	$server = array();
	if ( is_connected() ) {
		$answer = echo_site();
		$checks = connection_checks( $answer );
		foreach ( SERVER_CHECKS as $name ) {
			if ( 'good' === $checks[ $name ]['state'] ) {
				$server[ $name ] = $checks[ $name ];
			}
		}
		show_summary( $checks, $answer );
		if ( array( 'good' ) === array_values( array_unique( array_column( $checks, 'state' ) ) ) ) {
			// The banner has the answer.
			echo '<details class="fairlead-panel fairlead-fold-panel"><summary>' . esc_html__( 'What was checked', 'fairlead' ) . '</summary>';
			show_checks( $checks, connection_address() );
			echo '</details>';
			$server = array();
		} else {
			show_checks( array_diff_key( $checks, $server ), connection_address() );
		}
		if ( '' === $answer['error'] ) {
			show_left_out();
		}
	}
	$is_new = 0 === (int) get_option( LAST_SUCCESS_OPTION );
	if ( is_connected() && $is_new ) {
		// The site needs the two lines next.
		show_server_part( $server );
	}
	show_connection_form();
	if ( is_connected() ) {
		show_desk_link_form();
	}
	if ( is_connected() && ! $is_new ) {
		show_server_part( $server );
	}
	if ( is_connected() || ! is_blank_list( 'dog' ) ) {
		show_uninstall_form();
	}
	echo '</div>';
}

add_action(
	'admin_enqueue_scripts',
	function ( $hook ) {
		if ( false !== strpos( (string) $hook, CONNECTION_PAGE ) ) {
			load_sheets( array( 'forms', 'pages', 'steps' ) );
		}
	}
);

/**
 * Prints what only the person who runs the server needs.
 *
 * @param array[] $checks By name, all of them good.
 */
function show_server_part( array $checks ): void {
	echo '<div class="fairlead-panel"><h2>' . esc_html__( 'For the person who runs the server', 'fairlead' ) . '</h2>';
	show_settings_lines();
	show_new_secret_form();
	if ( $checks ) {
		show_checks( $checks, connection_address() );
	}
	echo '</div>';
}

/**
 * Prints in a sentence how the connection is.
 *
 * @param array[] $checks By name.
 * @param array   $answer Of the site's echo.
 */
function show_summary( array $checks, array $answer ): void {
	$states = array_count_values( array_column( $checks, 'state' ) );
	$bad    = $states['critical'] ?? 0;
	$other  = count( $checks ) - $bad - ( $states['good'] ?? 0 );
	$site   = (string) preg_replace( '#^https?://#', '', site_address() );
	/* translators: %s: address of the site. */
	$title = sprintf( __( 'Connected with %s', 'fairlead' ), $site );
	/* translators: %d: a number of checks. */
	$words = sprintf( _n( '%d check is good: what you save is on the site within seconds.', 'All %d checks are good: what you save is on the site within seconds.', count( $checks ), 'fairlead' ), count( $checks ) );
	if ( '' !== $answer['error'] && 0 === (int) get_option( LAST_SUCCESS_OPTION ) ) {
		/* translators: %s: address of the site. */
		$title = sprintf( __( 'Not connected with %s yet', 'fairlead' ), $site );
		$words = __( 'The site needs the two lines below in its file .env. Once it runs with them, each check is good.', 'fairlead' );
	} elseif ( '' !== $answer['error'] ) {
		/* translators: %s: address of the site. */
		$title = $answer['status'] ? sprintf( __( '%s does not accept this WordPress', 'fairlead' ), $site ) : sprintf( __( '%s does not answer', 'fairlead' ), $site );
		$words = __( 'You can go on working: what you save is kept here, and sent to the website once it answers. What to do is said below.', 'fairlead' );
	} elseif ( $bad ) {
		/* translators: %d: a number of checks. */
		$words = sprintf( _n( '%d check needs attention. What to do is said beside it.', '%d checks need attention. What to do is said beside each.', $bad, 'fairlead' ), $bad );
	} elseif ( 1 === $other ) {
		$labels = wp_list_pluck( $checks, 'label', 'state' );
		/* translators: %s: what could be better, as a sentence. */
		$words = sprintf( __( 'It works. One thing could be better: %s.', 'fairlead' ), $labels['recommended'] ?? $labels['unknown'] ?? '' );
	} elseif ( $other ) {
		/* translators: %d: a number of checks. */
		$words = sprintf( _n( 'It works. %d check could be better.', 'It works. %d checks could be better.', $other, 'fairlead' ), $other );
	}
	$waiting = ' <a href="' . esc_url( queue_page_address() ) . '">' . esc_html__( 'Changes waiting', 'fairlead' ) . '</a>';
	show_banner( $bad ? 'critical' : ( $other ? 'recommended' : 'good' ), $title, $words, '<br>' . esc_html( last_success() ) . $waiting );
	if ( '' === $answer['error'] ) {
		// Otherwise "Check again" does the same.
		show_test_button();
	}
	echo '</div>';
}

/**
 * Prints the button that sends a test message.
 */
function show_test_button(): void {
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
	echo '<input type="hidden" name="action" value="' . esc_attr( TEST_ACTION ) . '">';
	wp_nonce_field( TEST_ACTION );
	echo '<button class="button">' . esc_html__( 'Send a test message', 'fairlead' ) . '</button></form>';
}
