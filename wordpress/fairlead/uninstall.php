<?php
/**
 * Removes the queue of change notices and the connection. Content, fields and the general options stay, unless it was asked for otherwise.
 *
 * @package Fairlead
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;
// phpcs:disable WordPress.DB.DirectDatabaseQuery
$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}fairlead_notices" );
foreach ( array( 'queue_version', 'desk_counts', 'connection', 'desk_link', 'csv_mapping', 'last_success', 'last_sent' ) as $fairlead_name ) {
	delete_option( "fairlead_$fairlead_name" );
}
if ( '1' !== get_option( 'fairlead_delete_data' ) ) {
	return;
}
delete_option( 'fairlead_delete_data' );
delete_option( 'fairlead_general_options' );
// The types are not registered any more. Pictures may be in posts and pages too: they stay.
$fairlead_ids = $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ( 'dog', 'merch', 'doc', 'story', 'role' )" );
foreach ( $fairlead_ids as $fairlead_id ) {
	wp_delete_post( (int) $fairlead_id, true );
}
$fairlead_terms = $wpdb->get_results( "SELECT term_id, taxonomy FROM {$wpdb->term_taxonomy} WHERE taxonomy IN ( 'dog_breed', 'dog_trait', 'merch_type' )" );
foreach ( $fairlead_terms as $fairlead_term ) {
	register_taxonomy( $fairlead_term->taxonomy, array() );
	wp_delete_term( (int) $fairlead_term->term_id, $fairlead_term->taxonomy );
}
$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE meta_key LIKE '\\_fairlead\\_%' OR meta_key IN ( '_listing_check', '_imported_from', '_imported_digest', '_imported_modified', '_imported_cells', '_previewed_fields' )" );
// phpcs:enable
