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
 * Prints the page.
 */
function show_connection(): void {
	echo '<div class="wrap"><h1>' . esc_html__( 'Connection with the site', 'fairlead' ) . '</h1>';
	show_connection_result();
	if ( is_connected() ) {
		$answer = echo_site();
		show_checks( connection_checks( $answer ) );
		show_tools();
		if ( '' === $answer['error'] ) {
			show_left_out();
		}
		show_settings_lines( '' !== $answer['error'] || '' === (string) ( $answer['json']['content']['api_base'] ?? '' ) );
	}
	show_connection_form();
	echo '</div>';
}

/**
 * Prints the checks, the worst first.
 *
 * @param array[] $checks By name.
 */
function show_checks( array $checks ): void {
	$words = array(
		'critical'    => __( 'Needs attention', 'fairlead' ),
		'recommended' => __( 'Could be better', 'fairlead' ),
		'good'        => __( 'Good', 'fairlead' ),
	);
	$icons = array(
		'critical'    => 'dashicons-warning',
		'recommended' => 'dashicons-info',
		'good'        => 'dashicons-yes-alt',
	);
	$colours = array(
		'critical'    => '#d63638',
		'recommended' => '#996800',
		'good'        => '#007017',
	);
	$order = array_flip( array_keys( $words ) );
	uasort(
		$checks,
		function ( $one, $two ) use ( $order ) {
			return $order[ $one['state'] ] - $order[ $two['state'] ];
		}
	);
	echo '<table class="widefat striped" id="fairlead-checks"><tbody>';
	foreach ( $checks as $name => $check ) {
		echo '<tr data-check="' . esc_attr( $name ) . '" data-state="' . esc_attr( $check['state'] ) . '">';
		echo '<td style="width:10em"><span class="dashicons ' . esc_attr( $icons[ $check['state'] ] ) . '" style="color:' . esc_attr( $colours[ $check['state'] ] ) . '" aria-hidden="true"></span> ' . esc_html( $words[ $check['state'] ] ) . '</td>';
		echo '<td><strong>' . esc_html( $check['label'] ) . '</strong>';
		if ( '' !== $check['words'] ) {
			echo '<br>' . esc_html( $check['words'] );
		}
		echo '</td></tr>';
	}
	echo '</tbody></table>';
}

/**
 * Prints the buttons to send what waits, and a test message.
 */
function show_tools(): void {
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><p>';
	echo '<input type="hidden" name="action" value="' . esc_attr( TEST_ACTION ) . '">';
	wp_nonce_field( TEST_ACTION );
	echo '<button class="button">' . esc_html__( 'Send a test message', 'fairlead' ) . '</button> ';
	echo '<a href="' . esc_url( admin_url( 'tools.php?page=' . QUEUE_PAGE ) ) . '">' . esc_html__( 'Changes that wait to be sent', 'fairlead' ) . '</a>';
	echo '</p></form>';
}

/**
 * Prints what the site could not use, with links to correct it.
 */
function show_left_out(): void {
	$answer  = ask_site( '/api/content-problems' );
	$records = is_array( $answer['json']['problems'] ?? null ) ? $answer['json']['problems'] : array();
	echo '<h2>' . esc_html__( 'What the site leaves out', 'fairlead' ) . '</h2>';
	if ( '' !== $answer['error'] || ! $records ) {
		echo '<p>' . esc_html( '' !== $answer['error'] ? $answer['error'] : __( 'Nothing: the site can show everything it has read since it was started.', 'fairlead' ) ) . '</p>';
		return;
	}
	echo '<table class="widefat striped" id="fairlead-left-out"><thead><tr><th scope="col">' . esc_html__( 'Item', 'fairlead' ) . '</th><th scope="col">' . esc_html__( 'Why', 'fairlead' ) . '</th></tr></thead><tbody>';
	foreach ( array_slice( $records, 0, 100 ) as $record ) {
		if ( ! is_array( $record ) ) {
			continue;
		}
		echo '<tr><td>' . wp_kses_post( left_out_item( $record ) ) . '</td><td>' . esc_html( left_out_reason( $record ) ) . '</td></tr>';
	}
	echo '</tbody></table>';
}

/**
 * An item that the site leaves out, as HTML: a link to edit it where this person may.
 *
 * @param array $record Of the site: type, id, field, message.
 */
function left_out_item( array $record ): string {
	$id   = is_int( $record['id'] ?? null ) ? $record['id'] : 0;
	$post = $id ? get_post( $id ) : null;
	if ( ! $post || ! isset( field_table()[ $post->post_type ] ) ) {
		return esc_html( trim( (string) ( $record['type'] ?? '' ) . ' ' . (string) ( $record['id'] ?? '' ) ) );
	}
	$title = '' === $post->post_title ? '#' . $id : $post->post_title;
	$link  = get_edit_post_link( $post );
	return $link ? '<a href="' . esc_url( $link ) . '">' . esc_html( $title ) . '</a>' : esc_html( $title );
}

/**
 * Why the site leaves something out, with the field as its form names it.
 *
 * @param array $record Of the site: type, id, field, message.
 */
function left_out_reason( array $record ): string {
	$path = (string) ( $record['field'] ?? '' );
	$name = $path;
	foreach ( form_of( post_type_of( (string) ( $record['type'] ?? '' ) ) ) as $section ) {
		foreach ( $section['fields'] as $field => $about ) {
			if ( $field === $path || 0 === strpos( $path, "$field." ) ) {
				$name = $about['label'] ?? $path;
			}
		}
	}
	return trim( $name . ': ' . (string) ( $record['message'] ?? '' ), ': ' );
}
