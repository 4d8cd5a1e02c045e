<?php
/**
 * Removes the queue of change notices and the connection. Content, fields and the general options stay.
 *
 * @package Fairlead
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;
// phpcs:ignore WordPress.DB.DirectDatabaseQuery
$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}fairlead_notices" );
delete_option( 'fairlead_queue_version' );
delete_option( 'fairlead_desk_counts' );
delete_option( 'fairlead_connection' );
