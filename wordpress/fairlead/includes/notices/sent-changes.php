<?php
/**
 * Website → Changes waiting: the changes that the site took last.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const SENT_OPTION      = 'fairlead_last_sent';
const MAX_SENT_CHANGES = 10;

/**
 * Remembers the newest of the rows that were sent.
 *
 * @param array[] $rows Of the queue, the oldest first.
 */
function remember_sent( array $rows ): void {
	if ( ! $rows ) {
		return;
	}
	$columns = array_flip( array( 'event', 'type', 'object_id', 'slug' ) );
	$now     = time();
	$sent    = array_map(
		function ( $row ) use ( $columns, $now ) {
			return array_intersect_key( $row, $columns ) + array( 'at' => $now );
		},
		array_reverse( array_slice( $rows, -MAX_SENT_CHANGES ) )
	);
	update_option( SENT_OPTION, array_slice( array_merge( $sent, sent_changes() ), 0, MAX_SENT_CHANGES ), false );
}

/**
 * The changes that were sent last, the newest first: event, type, object_id, slug, and `at`, when, in seconds.
 *
 * @return array[]
 */
function sent_changes(): array {
	$sent = get_option( SENT_OPTION );
	return is_array( $sent ) ? $sent : array();
}

/**
 * Prints them.
 */
function show_sent_changes(): void {
	$sent = sent_changes();
	if ( ! $sent ) {
		return;
	}
	echo '<section><h2>' . esc_html__( 'Sent last', 'fairlead' ) . '</h2>';
	show_change_table(
		$sent,
		__( 'When', 'fairlead' ),
		function ( $row ) {
			/* translators: %s: a length of time, such as "5 mins". */
			return sprintf( __( '%s ago', 'fairlead' ), human_time_diff( (int) $row['at'], time() ) );
		}
	);
	echo '</section>';
}
