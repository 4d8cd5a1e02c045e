<?php
/**
 * What the forms of Website → Import dogs do. Between them the file is kept for an hour, for the person who sent it.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const CSV_ACTION       = 'fairlead_csv';
const CSV_STEP_SECONDS = 15.0;

/**
 * The file of this person, with what they chose so far.
 */
function stored_import(): array {
	$import = get_transient( 'fairlead_csv_' . get_current_user_id() );
	return is_array( $import ) ? $import : array();
}

/**
 * Keeps it. Returns whether that worked: a cache may be too small for it.
 *
 * @param array $import What was read and chosen.
 */
function store_import( array $import ): bool {
	set_transient( 'fairlead_csv_' . get_current_user_id(), $import, HOUR_IN_SECONDS );
	// Its answer is "no" also for a file that is kept already.
	return stored_import() === $import;
}

/**
 * The address of a step.
 *
 * @param string $step "map", "check", "done", or "" for the first.
 */
function csv_address( string $step ): string {
	return add_query_arg( array_filter( array( 'page' => CSV_PAGE, 'step' => $step ) ), admin_url( 'admin.php' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
}

/**
 * Begins a form of the page.
 *
 * @param string $step     What it does.
 * @param bool   $has_file Whether it sends a file.
 */
function open_csv_form( string $step, bool $has_file = false ): void {
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"' . ( $has_file ? ' enctype="multipart/form-data"' : '' ) . '>';
	echo '<input type="hidden" name="action" value="' . esc_attr( CSV_ACTION ) . '"><input type="hidden" name="step" value="' . esc_attr( $step ) . '">';
	wp_nonce_field( CSV_ACTION );
}

add_action(
	'admin_post_' . CSV_ACTION,
	function () {
		check_admin_referer( CSV_ACTION );
		require_connection_rights();
		$step = isset( $_POST['step'] ) ? sanitize_key( $_POST['step'] ) : '';
		$next = '';
		if ( 'upload' === $step ) {
			$next = receive_csv();
		} elseif ( stored_import() ) {
			$next = 'check' === $step ? receive_mapping() : receive_run();
		}
		wp_safe_redirect( csv_address( $next ) );
		exit;
	}
);

/**
 * Reads the file that was sent. Returns the next step.
 */
function receive_csv(): string {
	// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- The nonce was checked; PHP names the file itself.
	$file = isset( $_FILES['file']['tmp_name'] ) && is_string( $_FILES['file']['tmp_name'] ) ? $_FILES['file']['tmp_name'] : '';
	$name = isset( $_FILES['file']['name'] ) && is_string( $_FILES['file']['name'] ) ? sanitize_file_name( $_FILES['file']['name'] ) : '';
	// phpcs:enable
	if ( '' === $file || ! is_uploaded_file( $file ) ) {
		store_import( array( 'error' => __( 'No file arrived. It may be larger than this server accepts.', 'fairlead' ) ) );
		return '';
	}
	$import = new_import( (string) file_get_contents( $file, false, null, 0, MAX_CSV_BYTES + 1 ), $name ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- An upload.
	if ( is_wp_error( $import ) ) {
		store_import( array( 'error' => $import->get_error_message() ) );
		return '';
	}
	if ( ! store_import( $import ) ) {
		store_import( array( 'error' => __( 'This server cannot keep a file of this size. Please split it.', 'fairlead' ) ) );
		return '';
	}
	return 'map';
}

/**
 * A file with its most likely mapping. What was chosen for a file with the same columns before is chosen again.
 *
 * @param string $bytes Its content.
 * @param string $name  Its name.
 * @return array|\WP_Error
 */
function new_import( string $bytes, string $name ) {
	$import = read_csv( $bytes );
	if ( is_wp_error( $import ) ) {
		return $import;
	}
	if ( ! $import['rows'] ) {
		return csv_error( __( 'There are no dogs in this file.', 'fairlead' ) );
	}
	$before = get_option( 'fairlead_csv_mapping' );
	$before = is_array( $before ) && array_keys( $before['mapping'] ?? array() ) === $import['columns'] ? $before : array();
	return $import + array(
		'name'     => $name,
		'mapping'  => $before['mapping'] ?? guess_mapping( $import['columns'], $import['is_asm'] ),
		'settings' => ( $before['settings'] ?? array() ) + array(
			'dates'   => first_in_dates( $import['rows'] ),
			'weights' => 'kg',
			'publish' => '0',
		),
	);
}

/**
 * Whether the day or the month comes first: a number above 12 is a day.
 *
 * @param array[] $rows Of the file.
 */
function first_in_dates( array $rows ): string {
	foreach ( $rows as $row ) {
		foreach ( $row as $cell ) {
			if ( preg_match( '#^(\d{1,2})[/.](\d{1,2})[/.]\d{4}\b#', $cell, $parts ) && max( $parts[1], $parts[2] ) > 12 ) {
				return $parts[1] > 12 ? 'day' : 'month';
			}
		}
	}
	return 'day';
}

/**
 * Keeps where columns go. Returns the next step.
 */
function receive_mapping(): string {
	$import = stored_import();
	// phpcs:disable WordPress.Security.NonceVerification.Missing -- Was checked.
	$typed = isset( $_POST['columns'] ) ? array_map( 'sanitize_text_field', (array) wp_unslash( $_POST['columns'] ) ) : array();
	foreach ( array( 'dates', 'weights', 'publish' ) as $name ) {
		$import['settings'][ $name ] = isset( $_POST[ $name ] ) ? sanitize_key( $_POST[ $name ] ) : $import['settings'][ $name ];
	}
	// phpcs:enable
	$targets           = csv_targets();
	$import['mapping'] = array();
	foreach ( $import['columns'] as $index => $column ) {
		$path                         = $typed[ $index ] ?? '';
		$import['mapping'][ $column ] = isset( $targets[ $path ] ) ? $path : '';
	}
	$import['error'] = in_array( 'meta.ref', $import['mapping'], true ) ? '' : __( 'Choose which column has your own number of the dog.', 'fairlead' );
	store_import( $import );
	update_option( 'fairlead_csv_mapping', array_intersect_key( $import, array_fill_keys( array( 'mapping', 'settings' ), 1 ) ), false );
	return '' === $import['error'] ? 'check' : 'map';
}

/**
 * Imports for some seconds. Returns the next step.
 */
function receive_run(): string {
	ignore_user_abort( true );
	if ( function_exists( 'set_time_limit' ) ) {
		set_time_limit( 10 * MINUTE_IN_SECONDS ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- Photos of slow servers.
	}
	return with_import_lock( __NAMESPACE__ . '\run_stored_import' );
}

/**
 * Imports from the file of this person, and keeps what was done. Returns the next step.
 */
function run_stored_import(): string {
	$import = stored_import();
	if ( empty( $import['rows'] ) ) {
		return isset( $import['result'] ) ? 'done' : '';
	}
	$result           = run_plans( $import, CSV_STEP_SECONDS );
	$before           = $import['result'] ?? array();
	$import['result'] = array(
		'made'     => $result['made'] + ( $before['made'] ?? 0 ),
		'changed'  => $result['changed'] + ( $before['changed'] ?? 0 ),
		'left'     => $result['left'],
		'problems' => array_values( array_unique( array_merge( $before['problems'] ?? array(), $result['problems'] ) ) ),
	);
	if ( 0 === $result['left'] ) {
		unset( $import['rows'] );
	}
	store_import( $import );
	return 'done';
}
