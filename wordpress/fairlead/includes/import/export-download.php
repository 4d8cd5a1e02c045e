<?php
/**
 * Website → Import and export: the content folder as a zip.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const EXPORT_ACTION = 'fairlead_export';

/**
 * Prints the part of the page about exporting.
 */
function show_export(): void {
	echo '<div class="fairlead-panel fairlead-step"><h2>' . esc_html__( 'Keep a copy first', 'fairlead' ) . '</h2>';
	echo '<p>' . esc_html__( 'A zip with everything published: texts, pictures, breeds and kinds, and general options. It can be imported again, and the website can run from it without WordPress. Keep it safe: your private addresses are in it, such as the email for applications.', 'fairlead' ) . '</p>';
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
	echo '<input type="hidden" name="action" value="' . esc_attr( EXPORT_ACTION ) . '">';
	wp_nonce_field( EXPORT_ACTION );
	echo '<button class="button button-primary">' . esc_html__( 'Download everything', 'fairlead' ) . '</button></form></div>';
}

add_action(
	'admin_post_' . EXPORT_ACTION,
	function () {
		check_admin_referer( EXPORT_ACTION );
		require_connection_rights();
		ignore_user_abort( true );
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 10 * MINUTE_IN_SECONDS ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- Many pictures.
		}
		$folder = trailingslashit( get_temp_dir() ) . 'fairlead-' . wp_generate_password( 20, false );
		wp_mkdir_p( $folder );
		$zip = "$folder.zip";
		try {
			export_content( $folder );
			zip_folder( $folder, $zip );
			nocache_headers();
			header( 'Content-Type: application/zip' );
			header( 'Content-Disposition: attachment; filename="content.zip"' );
			header( 'Content-Length: ' . filesize( $zip ) );
			readfile( $zip ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_readfile -- Streams a file of our own.
			$is_sent = true;
		} catch ( \RuntimeException $error ) {
			$is_sent = false;
		} finally {
			remove_folder( $folder );
			wp_delete_file( $zip );
		}
		// Only now: wp_die ends the program, and leaves nothing to clean up.
		if ( ! $is_sent ) {
			wp_die( esc_html__( 'The zip could not be written: is there room in the temporary folder of the server?', 'fairlead' ) );
		}
		exit;
	}
);

/**
 * Packs a folder.
 *
 * @param string $folder What is packed.
 * @param string $zip    The file to write.
 * @throws \RuntimeException When it cannot be written.
 */
function zip_folder( string $folder, string $zip ): void {
	require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
	$archive = new \PclZip( $zip );
	if ( 0 === $archive->create( $folder, PCLZIP_OPT_REMOVE_PATH, $folder, PCLZIP_OPT_ADD_PATH, 'content' ) ) {
		throw new \RuntimeException( 'The zip could not be written.' );
	}
}

/**
 * Deletes a folder of our own with its files.
 *
 * @param string $folder The folder.
 */
function remove_folder( string $folder ): void {
	$files = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS ), \RecursiveIteratorIterator::CHILD_FIRST );
	foreach ( $files as $file ) {
		$file->isDir() ? rmdir( $file->getPathname() ) : wp_delete_file( $file->getPathname() ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- Below the temporary folder.
	}
	rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- Below the temporary folder.
}
