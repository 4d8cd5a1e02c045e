<?php
/**
 * Website → Import, “Export”: the content folder as a zip, and `wp fairlead export <folder>`.
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
	echo '<h2>' . esc_html__( 'Export', 'fairlead' ) . '</h2>';
	echo '<p>' . esc_html__( 'A zip with everything published: texts, pictures, terms and general options. The site can run from these files without WordPress (CONTENT_DIR), and they can be imported again. It has your private options too, such as the email for applications.', 'fairlead' ) . '</p>';
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
	echo '<input type="hidden" name="action" value="' . esc_attr( EXPORT_ACTION ) . '">';
	wp_nonce_field( EXPORT_ACTION );
	echo '<button class="button">' . esc_html__( 'Download everything', 'fairlead' ) . '</button></form>';
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
		} finally {
			remove_folder( $folder );
			wp_delete_file( $zip );
		}
		exit;
	}
);

/**
 * Packs a folder.
 *
 * @param string $folder What is packed.
 * @param string $zip    The file to write.
 */
function zip_folder( string $folder, string $zip ): void {
	require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
	$archive = new \PclZip( $zip );
	if ( 0 === $archive->create( $folder, PCLZIP_OPT_REMOVE_PATH, $folder, PCLZIP_OPT_ADD_PATH, 'content' ) ) {
		wp_die( esc_html__( 'The zip could not be written: is there room in the temporary folder of the server?', 'fairlead' ) );
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

/**
 * `wp fairlead export <folder>`: writes the content folder.
 *
 * @param string[] $args The folder.
 */
function export_command( array $args ): void {
	$folder = $args[0] ?? '';
	if ( '' === $folder || ( is_dir( $folder ) && count( scandir( $folder ) ) > 2 ) || ! wp_mkdir_p( $folder ) ) {
		\WP_CLI::error( 'Usage: wp fairlead export <a new or empty folder>' );
	}
	foreach ( export_content( untrailingslashit( $folder ) ) as $left_out ) {
		\WP_CLI::warning( "Left out: $left_out" );
	}
	\WP_CLI::success( $folder );
}

if ( defined( 'WP_CLI' ) && WP_CLI ) {
	\WP_CLI::add_command( 'fairlead export', __NAMESPACE__ . '\export_command' );
}
