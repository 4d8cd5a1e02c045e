<?php
/**
 * Tools → Change notices: what the site has not been told yet, why, and “Send now”.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const QUEUE_PAGE     = 'fairlead-notices';
const SEND_ACTION    = 'fairlead_send_now';
const MAX_ROWS_SHOWN = 100;

add_action(
	'admin_menu',
	function () {
		$title = __( 'Change notices', 'fairlead' );
		add_management_page( $title, $title, 'manage_options', QUEUE_PAGE, __NAMESPACE__ . '\show_queue' );
	}
);

/**
 * Prints the page.
 */
function show_queue(): void {
	$rows = oldest_rows( MAX_ROWS_SHOWN + 1 );
	echo '<div class="wrap"><h1>' . esc_html__( 'Change notices', 'fairlead' ) . '</h1>';
	show_result();
	if ( ! is_connected() ) {
		echo '<p>' . esc_html__( 'This WordPress is not connected with a site: FAIRLEAD_SITE_URL or FAIRLEAD_CONTENT_SECRET is missing in wp-config.php.', 'fairlead' ) . '</p></div>';
		return;
	}
	if ( ! $rows ) {
		/* translators: %s: address of the site. */
		echo '<p>' . esc_html( sprintf( __( 'Nothing is waiting: %s has been told of every change.', 'fairlead' ), site_address() ) ) . '</p></div>';
		return;
	}
	/* translators: %s: address of the site. */
	echo '<p>' . esc_html( sprintf( __( 'These changes wait to be sent to %s. They are tried again by themselves.', 'fairlead' ), site_address() ) ) . '</p>';
	$errors = array_filter( wp_list_pluck( $rows, 'last_error' ) );
	if ( $errors ) {
		/* translators: %s: a technical message. */
		echo '<p>' . esc_html( sprintf( __( 'Why the last try failed: %s', 'fairlead' ), end( $errors ) ) ) . '</p>';
	}
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
	echo '<input type="hidden" name="action" value="' . esc_attr( SEND_ACTION ) . '">';
	wp_nonce_field( SEND_ACTION );
	submit_button( __( 'Send now', 'fairlead' ), 'primary', 'send', true );
	echo '</form>';
	show_rows( array_slice( $rows, 0, MAX_ROWS_SHOWN ) );
	if ( count( $rows ) > MAX_ROWS_SHOWN ) {
		echo '<p>' . esc_html__( 'There are more, which wait behind these.', 'fairlead' ) . '</p>';
	}
	echo '</div>';
}

/**
 * Prints how “Send now” went.
 */
function show_result(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses a sentence.
	$result = isset( $_GET['sent'] ) ? sanitize_key( $_GET['sent'] ) : '';
	if ( 'all' === $result ) {
		echo '<div class="notice notice-success"><p>' . esc_html__( 'Sent.', 'fairlead' ) . '</p></div>';
	} elseif ( 'waiting' === $result ) {
		echo '<div class="notice notice-error"><p>' . esc_html__( 'Some changes still wait.', 'fairlead' ) . '</p></div>';
	}
}

/**
 * Prints the table of waiting rows.
 *
 * @param array[] $rows Of the queue.
 */
function show_rows( array $rows ): void {
	$heads = array( __( 'Changed', 'fairlead' ), __( 'What happened', 'fairlead' ), __( 'Next try', 'fairlead' ) );
	echo '<table class="widefat striped"><thead><tr>';
	foreach ( $heads as $head ) {
		echo '<th scope="col">' . esc_html( $head ) . '</th>';
	}
	echo '</tr></thead><tbody>';
	foreach ( $rows as $row ) {
		$wait = (int) $row['due_at'] - time();
		echo '<tr><td>' . wp_kses_post( subject_of( $row ) ) . '</td>';
		echo '<td>' . esc_html( event_label( $row['event'] ) ) . '</td>';
		/* translators: %s: a length of time, such as "5 mins". */
		echo '<td>' . esc_html( $wait > 0 ? sprintf( __( 'in %s', 'fairlead' ), human_time_diff( time(), time() + $wait ) ) : __( 'now', 'fairlead' ) ) . '</td></tr>';
	}
	echo '</tbody></table>';
}

/**
 * What a row is about, as HTML: a link to edit it where there is one.
 *
 * @param array $row Of the queue.
 */
function subject_of( array $row ): string {
	$id   = (int) $row['object_id'];
	$type = 'media' === $row['type'] ? 'attachment' : $row['type'];
	$kind = get_post_type_object( $type ) ?? get_taxonomy( preg_replace( '/^term:/', '', $type ) );
	$name = $kind ? $kind->labels->singular_name : __( 'General options', 'fairlead' );
	if ( ! $id ) {
		/* translators: %s: a kind of content, such as "Page". */
		return esc_html( $kind ? sprintf( __( '%s: all', 'fairlead' ), $name ) : $name );
	}
	$name .= ': ' . urldecode( $row['slug'] );
	$link  = get_post_type( $id ) === $type ? get_edit_post_link( $id ) : null;
	return $link ? '<a href="' . esc_url( $link ) . '">' . esc_html( $name ) . '</a>' : esc_html( $name );
}

/**
 * The words for an event.
 *
 * @param string $event Of the contract.
 */
function event_label( string $event ): string {
	$labels = array(
		'published'   => __( 'published', 'fairlead' ),
		'updated'     => __( 'edited', 'fairlead' ),
		'unpublished' => __( 'taken off the site', 'fairlead' ),
		'renamed'     => __( 'given another address', 'fairlead' ),
		'deleted'     => __( 'deleted', 'fairlead' ),
	);
	return $labels[ $event ] ?? $event;
}

add_action(
	'admin_post_' . SEND_ACTION,
	function () {
		check_admin_referer( SEND_ACTION );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You may not send change notices.', 'fairlead' ), '', array( 'response' => 403 ) );
		}
		make_rows_due();
		send_notices();
		$result = oldest_rows( 1 ) ? 'waiting' : 'all';
		wp_safe_redirect( add_query_arg( 'sent', $result, admin_url( 'tools.php?page=' . QUEUE_PAGE ) ) );
		exit;
	}
);
