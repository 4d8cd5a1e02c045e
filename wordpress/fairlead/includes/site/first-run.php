<?php
/**
 * Connecting with a site: its address, the shared secret, and the charity's name and email.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const CONNECT_ACTION    = 'fairlead_connect';
const NEW_SECRET_ACTION = 'fairlead_new_secret';
const TEST_ACTION       = 'fairlead_test';
const SECRET_LENGTH     = 43;

/**
 * Prints the form with the address of the site.
 */
function show_connection_form(): void {
	$options = general_options();
	$help    = __( 'As visitors type it, like https://www.example.org', 'fairlead' );
	echo '<div class="fairlead-panel"><h2>' . esc_html( is_connected() ? __( 'Change the connection', 'fairlead' ) : __( 'Connect this WordPress with your site', 'fairlead' ) ) . '</h2>';
	if ( ! is_connected() ) {
		show_way_to_connect();
	}
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
	echo '<input type="hidden" name="action" value="' . esc_attr( CONNECT_ACTION ) . '">';
	wp_nonce_field( CONNECT_ACTION );
	if ( defined( 'FAIRLEAD_SITE_URL' ) ) {
		show_text_field( 'address', 'url', __( 'Address of the site', 'fairlead' ), site_address(), __( 'Set in the file wp-config.php, and can be changed only there.', 'fairlead' ), true );
	} else {
		show_text_field( 'address', 'url', __( 'Address of the site', 'fairlead' ), site_address(), $help );
	}
	show_text_field( 'name', 'text', __( 'Name of the charity', 'fairlead' ), (string) ( $options['site']['name'] ?? '' ), '' );
	show_text_field( 'email', 'email', __( 'Email for applications', 'fairlead' ), (string) ( $options['notification_email'] ?? '' ), __( 'Only your team sees it. Until there is one, the forms of the site are closed.', 'fairlead' ) );
	submit_button( is_connected() ? __( 'Save the connection', 'fairlead' ) : __( 'Connect', 'fairlead' ) );
	echo '</form></div>';
}

/**
 * Prints what comes next, so that the lines for the server surprise nobody.
 */
function show_way_to_connect(): void {
	$steps = array(
		__( 'Say where the site is, and press Connect.', 'fairlead' ),
		__( 'This page then has two lines for the person who runs the server.', 'fairlead' ),
		__( 'Once the site runs with them, it is checked here and all is green.', 'fairlead' ),
	);
	echo '<ol class="fairlead-way">';
	foreach ( $steps as $step ) {
		echo '<li>' . esc_html( $step ) . '</li>';
	}
	echo '</ol>';
}

/**
 * Prints a field of the form, as the options have them.
 *
 * @param string $name     Of the field.
 * @param string $type     Of the input.
 * @param string $label    Its label.
 * @param string $value    What it has.
 * @param string $help     Below it.
 * @param bool   $is_fixed Whether it cannot be changed here.
 */
function show_text_field( string $name, string $type, string $label, string $value, string $help, bool $is_fixed = false ): void {
	$id = "fairlead-$name";
	echo '<div class="fairlead-field"><label for="' . esc_attr( $id ) . '">' . esc_html( $label ) . '</label>';
	echo '<input' . ( $is_fixed ? ' disabled' : ' required' ) . ' id="' . esc_attr( $id ) . '" name="' . esc_attr( $name ) . '" type="' . esc_attr( $type ) . '" value="' . esc_attr( $value ) . '"' . ( '' === $help ? '' : ' aria-describedby="' . esc_attr( "$id-help" ) . '"' ) . '>';
	if ( '' !== $help ) {
		echo '<p class="description" id="' . esc_attr( "$id-help" ) . '">' . esc_html( $help ) . '</p>';
	}
	echo '</div>';
}

/**
 * Prints the two lines for the site's file .env, with the secret hidden until it is asked for.
 */
function show_settings_lines(): void {
	$address = 'API_BASE=' . untrailingslashit( home_url() );
	echo '<h3>' . esc_html__( 'The two lines for the site', 'fairlead' ) . '</h3>';
	echo '<p>' . esc_html__( 'Copy these into the file .env of the site and start it again. The second line is a secret: who has it can read drafts.', 'fairlead' );
	if ( defined( 'FAIRLEAD_CONTENT_SECRET' ) ) {
		echo ' ' . esc_html__( 'It is set in wp-config.php, and can be changed only there.', 'fairlead' );
	}
	echo '</p><div class="fairlead-lines"><pre>' . esc_html( "$address\nCONTENT_SECRET=" . str_repeat( '•', 12 ) ) . '</pre>';
	echo '<details><summary class="button">' . esc_html__( 'Show', 'fairlead' ) . '</summary>';
	echo '<textarea id="fairlead-lines" class="large-text code" rows="2" readonly aria-label="' . esc_attr__( 'Lines for the file .env', 'fairlead' ) . '">' . esc_textarea( "$address\nCONTENT_SECRET=" . content_secret() ) . '</textarea></details>';
	echo '<button type="button" class="button" id="fairlead-copy" hidden>' . esc_html__( 'Copy', 'fairlead' ) . '</button> <span id="fairlead-copied" role="status"></span></div>';
}

/**
 * Prints the button for another secret, folded: the connection is cut until the site has the new line.
 */
function show_new_secret_form(): void {
	if ( defined( 'FAIRLEAD_CONTENT_SECRET' ) ) {
		return;
	}
	echo '<details class="fairlead-new-secret"><summary>' . esc_html__( 'Has someone seen the secret who should not?', 'fairlead' ) . '</summary>';
	echo '<p>' . esc_html__( 'Make a new one, and put its line into the file .env of the site. Until then the site does not hear of changes. Nothing is lost: they are sent afterwards.', 'fairlead' ) . '</p>';
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
	echo '<input type="hidden" name="action" value="' . esc_attr( NEW_SECRET_ACTION ) . '">';
	wp_nonce_field( NEW_SECRET_ACTION );
	echo '<button class="button">' . esc_html__( 'Make a new secret', 'fairlead' ) . '</button></form></details>';
}

add_action(
	'admin_enqueue_scripts',
	function ( $hook ) {
		if ( 'toplevel_page_' . CONNECTION_PAGE !== $hook ) {
			return;
		}
		wp_register_script( 'fairlead-copy', '', array(), VERSION, true );
		wp_enqueue_script( 'fairlead-copy' );
		wp_add_inline_script(
			'fairlead-copy',
			'(function (copied) {
				var button = document.getElementById("fairlead-copy"), lines = document.getElementById("fairlead-lines");
				if (!button || !navigator.clipboard) { return; }
				button.hidden = false;
				button.addEventListener("click", function () {
					navigator.clipboard.writeText(lines.value).then(function () { document.getElementById("fairlead-copied").textContent = copied; });
				});
			})(' . wp_json_encode( __( 'Copied', 'fairlead' ) ) . ');'
		);
	}
);

add_action(
	'admin_post_' . CONNECT_ACTION,
	function () {
		check_admin_referer( CONNECT_ACTION );
		require_connection_rights();
		$address = isset( $_POST['address'] ) ? clean_site_address( sanitize_text_field( wp_unslash( $_POST['address'] ) ) ) : '';
		$name    = isset( $_POST['name'] ) ? sanitize_text_field( wp_unslash( $_POST['name'] ) ) : '';
		$email   = isset( $_POST['email'] ) ? sanitize_email( wp_unslash( $_POST['email'] ) ) : '';
		$before  = stored_connection();
		if ( defined( 'FAIRLEAD_SITE_URL' ) ) {
			// Its field is disabled, and comes with nothing.
			$address = $before['address'];
		} elseif ( '' === $address ) {
			return_to_connection( 'bad-address' );
		}
		// Who ran the site at the address before knows its secret.
		$is_moved = ! in_array( $before['address'], array( '', $address ), true );
		$secret   = '' === $before['secret'] || $is_moved ? wp_generate_password( SECRET_LENGTH, false ) : $before['secret'];
		store_connection( $address, $secret );
		delete_option( COUNTS_CACHE );
		$given  = array_filter( array( 'notification_email' => $email ) ) + ( '' === $name ? array() : array( 'site' => array( 'name' => $name ) ) );
		$stored = get_option( OPTIONS_NAME );
		$merged = merge_options( is_array( $stored ) ? $stored : array(), $given );
		update_option( OPTIONS_NAME, $merged, false );
		if ( $is_moved && ! defined( 'FAIRLEAD_CONTENT_SECRET' ) ) {
			return_to_connection( 'moved' );
		}
		return_to_connection( empty( $merged['notification_email'] ) ? 'no-email' : 'saved' );
	}
);

add_action(
	'admin_post_' . NEW_SECRET_ACTION,
	function () {
		check_admin_referer( NEW_SECRET_ACTION );
		require_connection_rights();
		store_connection( stored_connection()['address'], wp_generate_password( SECRET_LENGTH, false ) );
		return_to_connection( 'new-secret' );
	}
);

add_action(
	'admin_post_' . TEST_ACTION,
	function () {
		check_admin_referer( TEST_ACTION );
		require_connection_rights();
		$event = array(
			'event' => 'updated',
			'type'  => 'options',
			'id'    => 0,
			'slug'  => 'general',
		);
		return_to_connection( '' === post_notice( array( $event ) ) ? 'test-taken' : 'test-refused' );
	}
);

/**
 * Ends the request of people who may not change the connection.
 */
function require_connection_rights(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'Only administrators change the connection with the site.', 'fairlead' ), '', array( 'response' => 403 ) );
	}
}

/**
 * The origin of an address without a slash at its end; '' for anything else. Without "https://" it is added.
 *
 * @param string $given As typed.
 */
function clean_site_address( string $given ): string {
	$given = trim( $given );
	if ( '' !== $given && ! preg_match( '#^[a-z]+://#i', $given ) ) {
		$given = "https://$given";
	}
	$parts = wp_parse_url( $given );
	$host  = is_array( $parts ) ? (string) ( $parts['host'] ?? '' ) : '';
	if ( ! is_array( $parts ) || ! in_array( strtolower( (string) ( $parts['scheme'] ?? '' ) ), array( 'http', 'https' ), true ) || isset( $parts['user'] ) || ! preg_match( '/^[a-z0-9.\-]+$/i', $host ) ) {
		return '';
	}
	return strtolower( $parts['scheme'] . '://' . $host ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/**
 * Back to the page, with what happened.
 *
 * @param string $result A key of `connection_results`.
 */
function return_to_connection( string $result ): void {
	wp_safe_redirect( add_query_arg( 'result', $result, connection_address() ) );
	exit;
}

/**
 * Prints how an action of the page went.
 */
function show_connection_result(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses a sentence.
	$result  = isset( $_GET['result'] ) ? sanitize_key( $_GET['result'] ) : '';
	$results = array(
		'saved'        => array( 'success', __( 'Saved. Give the two lines below to the site if it does not have them yet.', 'fairlead' ) ),
		'no-email'     => array( 'warning', __( 'Saved, but without an email address for applications: the forms of the site stay closed.', 'fairlead' ) ),
		'bad-address'  => array( 'error', __( 'That is not the address of a site. It is like https://www.example.org', 'fairlead' ) ),
		'moved'        => array( 'warning', __( 'Saved. A site at another address has another secret: it is connected once it has the two lines below.', 'fairlead' ) ),
		'new-secret'   => array( 'warning', __( 'There is a new secret. The site hears of changes again once it has the two lines below.', 'fairlead' ) ),
		'choice-saved' => array( 'success', __( 'Saved.', 'fairlead' ) ),
		'test-taken'   => array( 'success', __( 'The site has taken the test message.', 'fairlead' ) ),
		'test-refused' => array( 'error', __( 'The site has not taken the test message. The first line below says why.', 'fairlead' ) ),
	);
	if ( isset( $results[ $result ] ) ) {
		echo '<div class="notice notice-' . esc_attr( $results[ $result ][0] ) . '"><p>' . esc_html( $results[ $result ][1] ) . '</p></div>';
	}
}
