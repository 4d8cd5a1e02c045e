<?php
/**
 * Connecting with a site: its address, the shared secret, and the charity's name and email.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const CONNECT_ACTION = 'fairlead_connect';
const TEST_ACTION    = 'fairlead_test';
const SECRET_LENGTH  = 43;

/**
 * Prints the form with the address of the site.
 */
function show_connection_form(): void {
	$is_fixed = defined( 'FAIRLEAD_SITE_URL' ) || defined( 'FAIRLEAD_CONTENT_SECRET' );
	$options  = general_options();
	echo '<h2>' . esc_html( is_connected() ? __( 'Change the connection', 'fairlead' ) : __( 'Connect this WordPress with your site', 'fairlead' ) ) . '</h2>';
	if ( $is_fixed ) {
		echo '<p>' . esc_html__( 'The address or the secret is set in wp-config.php, which comes before what is entered here.', 'fairlead' ) . '</p>';
	}
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
	echo '<input type="hidden" name="action" value="' . esc_attr( CONNECT_ACTION ) . '">';
	wp_nonce_field( CONNECT_ACTION );
	echo '<table class="form-table" role="presentation"><tbody>';
	show_text_row( 'address', 'url', __( 'Address of the site', 'fairlead' ), site_address(), __( 'As visitors type it, like https://www.example.org', 'fairlead' ) );
	show_text_row( 'name', 'text', __( 'Name of the charity', 'fairlead' ), (string) ( $options['site']['name'] ?? '' ), '' );
	show_text_row( 'email', 'email', __( 'Email for applications', 'fairlead' ), (string) ( $options['notification_email'] ?? '' ), __( 'Only your team sees this address. The forms of the site are closed until there is one.', 'fairlead' ) );
	echo '</tbody></table>';
	if ( is_connected() && ! $is_fixed ) {
		echo '<p><label><input type="checkbox" name="renew" value="1"> ' . esc_html__( 'Make a new secret (the site must then get it too)', 'fairlead' ) . '</label></p>';
	}
	submit_button( is_connected() ? __( 'Save', 'fairlead' ) : __( 'Connect', 'fairlead' ) );
	echo '</form>';
}

/**
 * Prints a row of the form.
 *
 * @param string $name  Of the field.
 * @param string $type  Of the input.
 * @param string $label Its label.
 * @param string $value What it has.
 * @param string $help  Below it.
 */
function show_text_row( string $name, string $type, string $label, string $value, string $help ): void {
	$id = "fairlead-$name";
	echo '<tr><th scope="row"><label for="' . esc_attr( $id ) . '">' . esc_html( $label ) . '</label></th><td>';
	echo '<input class="regular-text" required id="' . esc_attr( $id ) . '" name="' . esc_attr( $name ) . '" type="' . esc_attr( $type ) . '" value="' . esc_attr( $value ) . '"' . ( '' === $help ? '' : ' aria-describedby="' . esc_attr( "$id-help" ) . '"' ) . '>';
	if ( '' !== $help ) {
		echo '<p class="description" id="' . esc_attr( "$id-help" ) . '">' . esc_html( $help ) . '</p>';
	}
	echo '</td></tr>';
}

/**
 * Prints the two lines for the site's file .env.
 *
 * @param bool $is_open Whether they are shown without a click: the site does not have them yet.
 */
function show_settings_lines( bool $is_open ): void {
	$lines = 'API_BASE=' . untrailingslashit( home_url() ) . "\nCONTENT_SECRET=" . content_secret();
	echo '<details' . ( $is_open ? ' open' : '' ) . '><summary><h2 style="display:inline-block">' . esc_html__( 'The two lines for the site', 'fairlead' ) . '</h2></summary>';
	echo '<p>' . esc_html__( 'Copy these into the file .env of the site and start it again. The second line is a secret: who has it can read drafts.', 'fairlead' ) . '</p>';
	echo '<textarea id="fairlead-lines" class="large-text code" rows="2" readonly aria-label="' . esc_attr__( 'Lines for the file .env', 'fairlead' ) . '">' . esc_textarea( $lines ) . '</textarea></details>';
}

add_action(
	'admin_post_' . CONNECT_ACTION,
	function () {
		check_admin_referer( CONNECT_ACTION );
		require_connection_rights();
		$address = isset( $_POST['address'] ) ? clean_site_address( sanitize_text_field( wp_unslash( $_POST['address'] ) ) ) : '';
		$name    = isset( $_POST['name'] ) ? sanitize_text_field( wp_unslash( $_POST['name'] ) ) : '';
		$email   = isset( $_POST['email'] ) ? sanitize_email( wp_unslash( $_POST['email'] ) ) : '';
		if ( '' === $address ) {
			return_to_connection( 'bad-address' );
		}
		$before = stored_connection();
		$secret = '' === $before['secret'] || ! empty( $_POST['renew'] ) ? wp_generate_password( SECRET_LENGTH, false ) : $before['secret'];
		update_option( CONNECTION_OPTION, compact( 'address', 'secret' ) );
		delete_option( COUNTS_CACHE );
		$given  = array_filter( array( 'notification_email' => $email ) ) + ( '' === $name ? array() : array( 'site' => array( 'name' => $name ) ) );
		$stored = get_option( OPTIONS_NAME );
		update_option( OPTIONS_NAME, merge_options( is_array( $stored ) ? $stored : array(), $given ), false );
		return_to_connection( is_email( $email ) ? 'saved' : 'no-email' );
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
	wp_safe_redirect( add_query_arg( 'result', $result, admin_url( 'admin.php?page=' . CONNECTION_PAGE ) ) );
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
		'test-taken'   => array( 'success', __( 'The site has taken the test message.', 'fairlead' ) ),
		'test-refused' => array( 'error', __( 'The site has not taken the test message. The first line below says why.', 'fairlead' ) ),
	);
	if ( isset( $results[ $result ] ) ) {
		echo '<div class="notice notice-' . esc_attr( $results[ $result ][0] ) . '"><p>' . esc_html( $results[ $result ][1] ) . '</p></div>';
	}
}
