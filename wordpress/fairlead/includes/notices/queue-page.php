<?php
/**
 * Website → Changes waiting: what the site has not been told yet, why, and “Send now”.
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
		$title = __( 'Changes waiting', 'fairlead' );
		add_submenu_page( CONNECTION_PAGE, $title, $title, 'manage_options', QUEUE_PAGE, __NAMESPACE__ . '\show_queue' );
	},
	40
);

/**
 * Prints the page: first whether anything waits, then what and why.
 */
function show_queue(): void {
	echo '<div class="wrap fairlead-page"><h1>' . esc_html__( 'Changes waiting', 'fairlead' ) . '</h1>';
	show_result();
	if ( ! is_connected() ) {
		echo '<div class="fairlead-panel">';
		show_connect_first();
		echo '</div></div>';
		return;
	}
	$answer = echo_site();
	$rows   = oldest_rows( MAX_ROWS_SHOWN + 1 );
	echo '<div class="fairlead-panel fairlead-queue">';
	show_queue_summary( $answer );
	if ( '' !== $answer['error'] ) {
		show_checks( array( 'reachable' => check_reachable( $answer ) ), queue_page_address() );
	}
	if ( $rows ) {
		show_waiting( $rows );
	}
	show_sent_changes();
	echo '</div><p class="description">' . esc_html__( 'Each time you save, the website is told. What it could not be told yet waits here, and is sent again by itself.', 'fairlead' ) . ' ' . esc_html( last_success() ) . ' <a href="' . esc_url( connection_address() ) . '">' . esc_html__( 'Connection', 'fairlead' ) . '</a></p></div>';
}

/**
 * Prints whether anything waits, and the button to send it.
 *
 * @param array $answer Of the site's echo.
 */
function show_queue_summary( array $answer ): void {
	$count   = count_rows();
	$is_away = '' !== $answer['error'];
	$title   = __( 'Nothing is waiting', 'fairlead' );
	$words   = $is_away ? __( 'The website does not answer just now. What you save is kept here until it does.', 'fairlead' ) : __( 'The website has every change.', 'fairlead' );
	if ( $count ) {
		/* translators: %d: a number of changes. */
		$title = sprintf( _n( '%d change is waiting', '%d changes are waiting', $count, 'fairlead' ), $count );
		$words = $is_away ? __( 'The website does not answer. Nothing is lost: what waits is sent by itself once it does.', 'fairlead' ) : __( 'What waits is sent by itself. You can also send it now.', 'fairlead' );
	}
	show_banner( $count && $is_away ? 'critical' : ( $count || $is_away ? 'recommended' : 'good' ), $title, $words );
	if ( $count ) {
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
		echo '<input type="hidden" name="action" value="' . esc_attr( SEND_ACTION ) . '">';
		wp_nonce_field( SEND_ACTION );
		echo '<button class="button button-primary">' . esc_html__( 'Send now', 'fairlead' ) . '</button></form>';
	}
	echo '</div>';
}

/**
 * The address of the page.
 */
function queue_page_address(): string {
	return admin_url( 'admin.php?page=' . QUEUE_PAGE );
}

/**
 * Prints what waits, and why.
 *
 * @param array[] $rows Of the queue.
 */
function show_waiting( array $rows ): void {
	echo '<section><h2>' . esc_html__( 'What is waiting', 'fairlead' ) . '</h2>';
	$errors = array_filter( wp_list_pluck( $rows, 'last_error' ) );
	if ( $errors ) {
		/* translators: %s: a technical message. */
		echo '<p>' . esc_html( sprintf( __( 'Why the last try failed: %s', 'fairlead' ), end( $errors ) ) ) . '</p>';
	}
	show_change_table(
		array_slice( $rows, 0, MAX_ROWS_SHOWN ),
		__( 'Sent again', 'fairlead' ),
		function ( $row ) {
			$wait = (int) $row['due_at'] - time();
			/* translators: %s: a length of time, such as "5 mins". */
			return $wait > 0 ? sprintf( __( 'in %s', 'fairlead' ), human_time_diff( time(), time() + $wait ) ) : __( 'now', 'fairlead' );
		}
	);
	if ( count( $rows ) > MAX_ROWS_SHOWN ) {
		echo '<p>' . esc_html__( 'There are more, which wait behind these.', 'fairlead' ) . '</p>';
	}
	echo '</section>';
}

/**
 * Prints how “Send now” went.
 */
function show_result(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses a sentence.
	$result = isset( $_GET['sent'] ) ? sanitize_key( $_GET['sent'] ) : '';
	if ( 'all' === $result ) {
		echo '<div class="notice notice-success"><p>' . esc_html__( 'Sent: the website has every change.', 'fairlead' ) . '</p></div>';
	} elseif ( 'waiting' === $result ) {
		echo '<div class="notice notice-error"><p>' . esc_html__( 'Not all could be sent: some changes are still waiting.', 'fairlead' ) . '</p></div>';
	}
}

/**
 * Prints changes as a table.
 *
 * @param array[]  $rows Of the queue, or sent.
 * @param string   $head Of the last column.
 * @param callable $last The words of the last column for a row.
 */
function show_change_table( array $rows, string $head, callable $last ): void {
	echo '<table class="widefat striped fairlead-changes"><thead><tr>';
	foreach ( array( __( 'Item', 'fairlead' ), __( 'What happened', 'fairlead' ), $head ) as $title ) {
		echo '<th scope="col">' . esc_html( $title ) . '</th>';
	}
	echo '</tr></thead><tbody>';
	foreach ( $rows as $row ) {
		echo '<tr><td>' . wp_kses_post( subject_of( $row ) ) . '</td><td>' . esc_html( event_label( $row['event'] ) ) . '</td><td>' . esc_html( $last( $row ) ) . '</td></tr>';
	}
	echo '</tbody></table>';
}

/**
 * What a row is about, as HTML: its name as a link to edit it where there is one, and its kind.
 *
 * @param array $row Of the queue.
 */
function subject_of( array $row ): string {
	$id   = (int) $row['object_id'];
	$type = 'media' === $row['type'] ? 'attachment' : $row['type'];
	$kind = get_post_type_object( $type ) ?? get_taxonomy( preg_replace( '/^term:/', '', $type ) );
	$word = $kind ? $kind->labels->singular_name : __( 'General options', 'fairlead' );
	if ( ! $id ) {
		/* translators: %s: a kind of content, such as "Page". */
		return esc_html( $kind ? sprintf( __( '%s: all', 'fairlead' ), $word ) : $word );
	}
	$is_post = get_post_type( $id ) === $type;
	$title   = $is_post ? plain_text( get_the_title( $id ) ) : '';
	$name    = esc_html( '' === $title ? urldecode( $row['slug'] ) : $title );
	$link    = $is_post ? get_edit_post_link( $id ) : null;
	$name    = $link ? '<a class="row-title" href="' . esc_url( $link ) . '">' . $name . '</a>' : $name;
	return $name . ' <span class="description">' . esc_html( $word ) . '</span>';
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
			wp_die( esc_html__( 'You may not send changes.', 'fairlead' ), '', array( 'response' => 403 ) );
		}
		make_rows_due();
		send_notices();
		$result = oldest_rows( 1 ) ? 'waiting' : 'all';
		wp_safe_redirect( add_query_arg( 'sent', $result, queue_page_address() ) );
		exit;
	}
);
