<?php
/**
 * Website → Import dogs: what an import would do.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const MAX_SHOWN_PLANS = 200;

/**
 * Prints what would happen.
 *
 * @param array $import As stored.
 */
function show_plans( array $import ): void {
	$plans  = plan_import( $import );
	$states = array_count_values( array_column( $plans, 'state' ) ) + array_fill_keys( array( 'new', 'changed', 'same', 'refused' ), 0 );
	show_plan_counts( $states );
	$left_out = array_sum( array_column( $plans, 'left_out' ) );
	if ( $left_out ) {
		/* translators: %d: a number of cells. */
		$words = _n( '%d cell cannot be read. Its field stays as it is, and the rest of its row is imported. Correct it in the file and import that again, or fill in the field in WordPress.', '%d cells cannot be read. Their fields stay as they are, and the rest of their rows is imported. Correct them in the file and import that again, or fill in the fields in WordPress.', $left_out, 'fairlead' );
		echo '<div class="notice notice-warning inline"><p>' . esc_html( sprintf( $words, $left_out ) ) . '</p></div>';
	}
	$shown = array_filter(
		$plans,
		function ( $plan ) {
			return 'same' !== $plan['state'] || $plan['problems'];
		}
	);
	if ( $shown ) {
		echo '<table class="widefat fairlead-plans"><thead><tr><th scope="col">' . esc_html__( 'Row', 'fairlead' ) . '</th><th scope="col">' . esc_html__( 'Dog', 'fairlead' ) . '</th><th scope="col">' . esc_html__( 'What would happen', 'fairlead' ) . '</th></tr></thead><tbody>';
		foreach ( array_slice( $shown, 0, MAX_SHOWN_PLANS ) as $plan ) {
			show_plan( $plan );
		}
		echo '</tbody></table>';
		if ( count( $shown ) > MAX_SHOWN_PLANS ) {
			/* translators: %d: a number. */
			echo '<p>' . esc_html( sprintf( __( 'And %d more.', 'fairlead' ), count( $shown ) - MAX_SHOWN_PLANS ) ) . '</p>';
		}
	}
	$count = $states['new'] + $states['changed'];
	$back  = csv_address( 'map' );
	if ( $count > 0 ) {
		open_csv_form( 'run' );
		/* translators: %d: a number of dogs. */
		$words = sprintf( _n( 'Import %d dog', 'Import %d dogs', $count, 'fairlead' ), $count );
		echo '<p class="fairlead-tools"><button class="button button-primary">' . esc_html( $words ) . '</button> <a class="button" href="' . esc_url( $back ) . '">' . esc_html__( 'Back to the columns', 'fairlead' ) . '</a></p></form>';
	} else {
		$reason = $states['same'] > 0 ? __( 'There is nothing to import: the dogs in the file are here already, and nothing that can be read is different.', 'fairlead' ) : __( 'There is nothing to import: no row can be used as it is.', 'fairlead' );
		echo '<p id="fairlead-csv-nothing">' . esc_html( $reason ) . '</p>';
		echo '<p class="fairlead-tools"><a class="button button-primary" href="' . esc_url( $back ) . '">' . esc_html__( 'Back to the columns', 'fairlead' ) . '</a> <a class="button" href="' . esc_url( csv_address( '' ) ) . '">' . esc_html__( 'Import another file', 'fairlead' ) . '</a></p>';
	}
}

/**
 * Prints how many rows would do what.
 *
 * @param int[] $states How many by state.
 */
function show_plan_counts( array $states ): void {
	$words = array(
		/* translators: Below a number of dogs. */
		'new'     => _n( 'new dog', 'new dogs', $states['new'], 'fairlead' ),
		/* translators: Below a number of dogs. */
		'changed' => _n( 'dog changes', 'dogs change', $states['changed'], 'fairlead' ),
		/* translators: Below a number of dogs. */
		'same'    => _n( 'dog without a difference', 'dogs without a difference', $states['same'], 'fairlead' ),
		/* translators: Below a number of rows. */
		'refused' => _n( 'row cannot be imported', 'rows cannot be imported', $states['refused'], 'fairlead' ),
	);
	echo '<ul class="fairlead-plan-counts">';
	foreach ( $words as $state => $about ) {
		printf( '<li data-state="%s" data-count="%d"><strong>%s</strong> %s</li>', esc_attr( $state ), (int) $states[ $state ], esc_html( number_format_i18n( $states[ $state ] ) ), esc_html( $about ) );
	}
	echo '</ul><p><strong>' . esc_html__( 'Nothing has been changed yet.', 'fairlead' ) . '</strong></p>';
}

/**
 * Prints what would happen to a dog.
 *
 * @param array $plan Of its row.
 */
function show_plan( array $plan ): void {
	$words = array(
		'new'     => __( 'New', 'fairlead' ),
		'changed' => __( 'Changes', 'fairlead' ),
		'same'    => __( 'No difference', 'fairlead' ),
		'refused' => __( 'Not imported', 'fairlead' ),
	);
	$marks = array(
		'new'     => 'good',
		'changed' => 'low',
		'same'    => 'quiet',
		'refused' => 'none',
	);
	$name  = '' === $plan['name'] && $plan['id'] ? get_the_title( $plan['id'] ) : $plan['name'];
	echo '<tr data-state="' . esc_attr( $plan['state'] ) . '"' . ( $plan['problems'] ? ' class="fairlead-has-problems"' : '' ) . '><td class="fairlead-row" data-label="' . esc_attr__( 'Row', 'fairlead' ) . '">' . esc_html( (string) $plan['row'] ) . '</td><td>' . esc_html( $name ) . ' <span class="fairlead-ref">' . esc_html( $plan['ref'] ) . '</span></td><td><span class="fairlead-mark fairlead-mark-' . esc_attr( $marks[ $plan['state'] ] ) . '">' . esc_html( $words[ $plan['state'] ] ) . '</span>';
	foreach ( 'changed' === $plan['state'] ? $plan['changes'] : array() as $path => $change ) {
		echo '<br>' . esc_html( csv_targets()[ $path ]['label'] . ': ' . value_in_words( $change['from'] ) . ' → ' . value_in_words( $change['value'] ) );
	}
	if ( $plan['left_out'] ) {
		/* translators: %d: a number of fields. */
		$without = 'new' === $plan['state'] ? _n( 'The dog is added without %d field:', 'The dog is added without %d fields:', $plan['left_out'], 'fairlead' ) : _n( '%d field stays as it is:', '%d fields stay as they are:', $plan['left_out'], 'fairlead' );
		echo ' ' . esc_html( sprintf( $without, $plan['left_out'] ) );
	} elseif ( 'refused' === $plan['state'] ) {
		echo ' ' . esc_html__( 'The whole row is left out:', 'fairlead' );
	}
	if ( $plan['problems'] ) {
		echo '<ul class="fairlead-problems">';
		foreach ( $plan['problems'] as $problem ) {
			echo '<li>' . esc_html( $problem ) . '</li>';
		}
		echo '</ul>';
	}
	echo '</td></tr>';
}

/**
 * A value in a few words.
 *
 * @param mixed $value Of a field.
 */
function value_in_words( $value ): string {
	if ( null === $value || '' === $value || array() === $value ) {
		return __( 'nothing', 'fairlead' );
	}
	if ( is_bool( $value ) ) {
		return $value ? __( 'yes', 'fairlead' ) : __( 'no', 'fairlead' );
	}
	return wp_html_excerpt( plain_text( is_array( $value ) ? implode( ', ', $value ) : (string) $value ), MAX_EXAMPLE_LENGTH, '…' );
}
