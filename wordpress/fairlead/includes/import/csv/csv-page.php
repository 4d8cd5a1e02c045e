<?php
/**
 * Website → Import dogs: a file, where its columns go, what would happen, and what has happened.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const CSV_PAGE = 'fairlead-import-dogs';

add_action(
	'admin_menu',
	function () {
		$title = __( 'Import dogs', 'fairlead' );
		add_submenu_page( CONNECTION_PAGE, $title, $title, 'manage_options', CSV_PAGE, __NAMESPACE__ . '\show_csv_page' );
	},
	31
);

add_action(
	'admin_enqueue_scripts',
	function ( $hook ) {
		if ( false !== strpos( (string) $hook, CSV_PAGE ) ) {
			load_sheets( array( 'marks', 'import', 'import-rows' ) );
		}
	}
);

/**
 * Prints the page.
 */
function show_csv_page(): void {
	$import = stored_import();
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses what is shown.
	$step = isset( $_GET['step'] ) ? sanitize_key( $_GET['step'] ) : '';
	echo '<div class="wrap fairlead-page fairlead-csv"><h1>' . esc_html__( 'Import dogs', 'fairlead' ) . '</h1>';
	if ( '' !== (string) ( $import['error'] ?? '' ) ) {
		echo '<div class="notice notice-error"><p>' . esc_html( $import['error'] ) . '</p></div>';
	}
	$may_show = array(
		'map'   => ! empty( $import['rows'] ),
		'check' => ! empty( $import['rows'] ),
		'done'  => isset( $import['result'] ),
	);
	$step     = empty( $may_show[ $step ] ) ? '' : $step;
	show_csv_steps( $step );
	if ( 'map' === $step ) {
		show_mapping( $import );
	} elseif ( 'check' === $step ) {
		show_plans( $import );
	} elseif ( 'done' === $step ) {
		show_import_result( $import );
	} else {
		show_upload();
	}
	echo '</div>';
}

/**
 * Prints the steps of the import, and which of them this is.
 *
 * @param string $now "" for the file, "map", "check" or "done".
 */
function show_csv_steps( string $now ): void {
	$steps   = array(
		''      => __( 'File', 'fairlead' ),
		'map'   => __( 'Columns', 'fairlead' ),
		'check' => __( 'What would happen', 'fairlead' ),
		'done'  => __( 'Done', 'fairlead' ),
	);
	$is_past = true;
	echo '<ol class="fairlead-csv-steps" aria-label="' . esc_attr__( 'Steps', 'fairlead' ) . '">';
	foreach ( $steps as $step => $words ) {
		$is_past = $is_past && $step !== $now;
		echo '<li' . ( $step === $now ? ' aria-current="step"' : '' ) . ( $is_past ? ' class="fairlead-past"' : '' ) . '><span>' . esc_html( $words ) . '</span></li>';
	}
	echo '</ol>';
}

/**
 * Prints the form for a file.
 */
function show_upload(): void {
	echo '<div class="fairlead-panel">';
	echo '<p>' . esc_html__( 'From a spreadsheet (a CSV file, with the names of its columns in the first line) or from Animal Shelter Manager (“Export animals as CSV”). Each dog needs a name, and a reference of your own: with it, a second import changes only what is different in the file.', 'fairlead' ) . '</p>';
	echo '<p>' . esc_html__( 'Next you choose where each column goes, and then see what would happen. Nothing is changed before that.', 'fairlead' ) . '</p>';
	open_csv_form( 'upload', true );
	echo '<p><label for="fairlead-csv-file"><strong>' . esc_html__( 'Your file', 'fairlead' ) . '</strong></label></p>';
	echo '<input type="file" class="fairlead-file" id="fairlead-csv-file" name="file" accept=".csv,.txt,text/csv" aria-describedby="fairlead-csv-help" required>';
	/* translators: 1: a number of MB. 2: a number of rows. */
	echo '<p class="description" id="fairlead-csv-help">' . esc_html( sprintf( __( 'Choose it, or drag it here: a CSV file of up to %1$d MB and %2$s rows.', 'fairlead' ), MAX_CSV_BYTES / MB_IN_BYTES, number_format_i18n( MAX_CSV_ROWS ) ) ) . '</p>';
	submit_button( __( 'Next', 'fairlead' ) );
	echo '</form></div>';
}

/**
 * Prints what has happened.
 *
 * @param array $import As stored.
 */
function show_import_result( array $import ): void {
	$result = $import['result'];
	/* translators: %d: a number. */
	$made = sprintf( _n( '%d dog was added.', '%d dogs were added.', $result['made'], 'fairlead' ), $result['made'] );
	/* translators: %d: a number. */
	$changed = sprintf( _n( '%d dog was changed.', '%d dogs were changed.', $result['changed'], 'fairlead' ), $result['changed'] );
	echo '<div class="notice notice-success inline" role="status"><p>' . esc_html( "$made $changed" ) . '</p></div>';
	if ( $result['left'] > 0 ) {
		/* translators: %d: a number. */
		echo '<p>' . esc_html( sprintf( __( '%d are left: photos take their time.', 'fairlead' ), $result['left'] ) ) . '</p>';
		open_csv_form( 'run' );
		submit_button( __( 'Go on', 'fairlead' ) );
		echo '</form>';
	}
	if ( $result['problems'] ) {
		echo '<div class="fairlead-panel"><h2>' . esc_html__( 'What did not work', 'fairlead' ) . '</h2><ul class="ul-disc">';
		foreach ( array_slice( $result['problems'], 0, MAX_SHOWN_PLANS ) as $problem ) {
			echo '<li>' . esc_html( $problem ) . '</li>';
		}
		echo '</ul></div>';
	}
	echo '<p class="fairlead-tools"><a class="button button-primary" href="' . esc_url( admin_url( 'edit.php?post_type=dog' ) ) . '">' . esc_html__( 'See the dogs', 'fairlead' ) . '</a> <a class="button" href="' . esc_url( csv_address( '' ) ) . '">' . esc_html__( 'Import another file', 'fairlead' ) . '</a></p>';
}
