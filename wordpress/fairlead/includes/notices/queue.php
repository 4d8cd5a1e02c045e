<?php
/**
 * The queue of change notices: a table with one row for each thing that changed, and one for each renaming.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const QUEUE_VERSION = '1';

/**
 * The name of the table.
 */
function queue_table(): string {
	global $wpdb;
	return $wpdb->prefix . 'fairlead_notices';
}

/**
 * Makes the table of this version of the plugin.
 */
function create_queue(): void {
	global $wpdb;
	if ( get_option( 'fairlead_queue_version' ) === QUEUE_VERSION ) {
		return;
	}
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	$table = queue_table();
	// `subject` is a hash of what the row is about; `stamp` differs after each change of the row.
	dbDelta(
		"CREATE TABLE $table (
		id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		subject char(32) NOT NULL,
		event varchar(20) NOT NULL,
		type varchar(60) NOT NULL,
		object_id bigint(20) unsigned NOT NULL,
		slug varchar(200) NOT NULL,
		old_slug varchar(200) NOT NULL,
		stamp char(36) NOT NULL,
		attempts int(10) unsigned NOT NULL DEFAULT 0,
		due_at bigint(20) unsigned NOT NULL,
		last_error varchar(300) NOT NULL DEFAULT '',
		PRIMARY KEY  (id),
		UNIQUE KEY subject (subject),
		KEY due_at (due_at)
		) {$wpdb->get_charset_collate()};"
	);
	update_option( 'fairlead_queue_version', QUEUE_VERSION );
}
add_action( 'init', __NAMESPACE__ . '\create_queue' );

/**
 * Adds an event, due now. The newest state of a thing replaces an older one.
 *
 * @param array $event With event, type, id, slug and old_slug.
 */
function enqueue( array $event ): void {
	global $wpdb;
	$table = queue_table();
	// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.DirectDatabaseQuery
	if ( in_array( $event['event'], array( 'unpublished', 'deleted' ), true ) ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE type = %s AND object_id = %d AND event = 'renamed'", $event['type'], $event['id'] ) );
	}
	$wpdb->query(
		$wpdb->prepare(
			"INSERT INTO $table (subject, event, type, object_id, slug, old_slug, stamp, due_at) VALUES (%s, %s, %s, %d, %s, %s, %s, %d)
			ON DUPLICATE KEY UPDATE event = VALUES(event), slug = VALUES(slug), stamp = VALUES(stamp), attempts = 0, due_at = VALUES(due_at)",
			md5( "{$event['type']} {$event['id']} {$event['old_slug']}" ),
			$event['event'],
			$event['type'],
			$event['id'],
			$event['slug'],
			$event['old_slug'],
			wp_generate_uuid4(),
			time()
		)
	);
	// phpcs:enable
}

/**
 * Whether a row is due.
 */
function has_due_rows(): bool {
	global $wpdb;
	$table = queue_table();
	// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.DirectDatabaseQuery
	return (bool) $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM $table WHERE due_at <= %d LIMIT 1", time() ) );
}

/**
 * Ends all waiting for a retry.
 */
function make_rows_due(): void {
	global $wpdb;
	$table = queue_table();
	// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.DirectDatabaseQuery
	$wpdb->query( $wpdb->prepare( "UPDATE $table SET due_at = %d WHERE due_at > %d", time(), time() ) );
}

/**
 * The oldest rows, also those that wait for a retry: when the site answers again, all are sent.
 *
 * @param int $limit At most so many.
 * @return array[]
 */
function oldest_rows( int $limit ): array {
	global $wpdb;
	$table = queue_table();
	// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.DirectDatabaseQuery
	return $wpdb->get_results( $wpdb->prepare( "SELECT * FROM $table ORDER BY id LIMIT %d", $limit ), ARRAY_A );
}

/**
 * How many changes wait.
 */
function count_rows(): int {
	global $wpdb;
	$table = queue_table();
	// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.DirectDatabaseQuery
	return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table" );
}

/**
 * Removes rows that were sent, but for those that have changed since they were read.
 *
 * @param array[] $rows As read.
 */
function remove_rows( array $rows ): void {
	global $wpdb;
	foreach ( $rows as $row ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->delete(
			queue_table(),
			array(
				'id'    => $row['id'],
				'stamp' => $row['stamp'],
			)
		);
	}
}

/**
 * Lets rows wait after a failure: 1 minute, then twice as long each time, a day at most.
 *
 * @param array[] $rows  As read.
 * @param string  $error Why they were not sent.
 */
function postpone_rows( array $rows, string $error ): void {
	global $wpdb;
	foreach ( $rows as $row ) {
		$attempts = (int) $row['attempts'] + 1;
		$wait     = (int) min( DAY_IN_SECONDS, MINUTE_IN_SECONDS * pow( 2, min( $attempts - 1, 20 ) ) );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->update(
			queue_table(),
			array(
				'attempts'   => $attempts,
				'due_at'     => time() + $wait,
				'last_error' => mb_substr( $error, 0, 300 ),
			),
			array(
				'id'    => $row['id'],
				'stamp' => $row['stamp'],
			)
		);
	}
}

/**
 * Lets one process send at a time. Returns false when another does.
 */
function lock_queue(): bool {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	return '1' === (string) $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK(%s, 0)', lock_name() ) );
}

/**
 * Lets other processes send.
 */
function unlock_queue(): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	$wpdb->query( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', lock_name() ) );
}

/**
 * Locks are shared by all databases of a server.
 */
function lock_name(): string {
	return md5( DB_NAME . queue_table() );
}
