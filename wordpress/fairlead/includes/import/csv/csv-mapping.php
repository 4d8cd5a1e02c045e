<?php
/**
 * Website → Import dogs: where the columns of a file go.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const MAX_EXAMPLE_LENGTH = 60;
/** What each dog needs. */
const NEEDED_TARGETS = array( 'meta.ref', 'title' );

/**
 * Prints where each column goes.
 *
 * @param array $import As stored.
 */
function show_mapping( array $import ): void {
	$targets = csv_targets();
	$count   = count( $import['rows'] );
	/* translators: 1: name of a file. 2: a number. */
	echo '<h2>' . esc_html( sprintf( _n( '%1$s: %2$d dog', '%1$s: %2$d dogs', $count, 'fairlead' ), $import['name'], $count ) ) . '</h2>';
	if ( $import['is_asm'] ) {
		echo '<p>' . esc_html__( 'This is an export of Animal Shelter Manager. Other animals, names and addresses of people and hidden details were left out, and are not stored.', 'fairlead' ) . '</p>';
	}
	open_csv_form( 'check' );
	show_needed_targets();
	echo '<table class="widefat fairlead-mapping"><thead><tr><th scope="col">' . esc_html__( 'Column of your file', 'fairlead' ) . '</th><th scope="col">' . esc_html__( 'For example', 'fairlead' ) . '</th><th scope="col">' . esc_html__( 'Goes to', 'fairlead' ) . '</th></tr></thead><tbody>';
	foreach ( $import['columns'] as $index => $column ) {
		$chosen = $import['mapping'][ $column ] ?? '';
		printf( '<tr><th scope="row"><label for="fairlead-column-%d">%s</label></th><td>%s</td><td>', (int) $index, esc_html( $column ), esc_html( example_of( $import['rows'], $column ) ) );
		printf( '<select id="fairlead-column-%d" name="columns[%d]"><option value="">%s</option>', (int) $index, (int) $index, esc_html__( 'Nowhere: left out', 'fairlead' ) );
		foreach ( $targets as $path => $target ) {
			/* translators: %s: a field of a dog. */
			$words = in_array( $path, NEEDED_TARGETS, true ) ? sprintf( __( '%s (needed)', 'fairlead' ), $target['label'] ) : $target['label'];
			printf( '<option value="%s"%s>%s</option>', esc_attr( $path ), selected( $chosen, $path, false ), esc_html( $words ) );
		}
		echo '</select></td></tr>';
	}
	echo '</tbody></table>';
	echo '<div class="fairlead-panel"><h2>' . esc_html__( 'How to read it', 'fairlead' ) . '</h2>';
	show_csv_choices( 'dates', __( 'Dates such as 03/04/2021', 'fairlead' ), array( 'day' => __( '3 April: the day comes first', 'fairlead' ), 'month' => __( '4 March: the month comes first', 'fairlead' ) ), $import['settings']['dates'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
	show_csv_choices( 'weights', __( 'Weights without a unit', 'fairlead' ), array( 'kg' => __( 'kilograms', 'fairlead' ), 'lb' => __( 'pounds', 'fairlead' ) ), $import['settings']['weights'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
	show_csv_choices( 'publish', __( 'New dogs', 'fairlead' ), array( '0' => __( 'are drafts, to be looked at first', 'fairlead' ), '1' => __( 'are published at once', 'fairlead' ) ), $import['settings']['publish'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
	echo '</div>';
	submit_button( __( 'See what would happen', 'fairlead' ) );
	echo '</form>';
}

/**
 * Prints the fields that each dog needs, and whether a column goes there: the style sheet follows the menus of the table.
 */
function show_needed_targets(): void {
	$targets = csv_targets();
	$helps   = array(
		'meta.ref' => __( 'With it, a second import finds the dog again.', 'fairlead' ),
		'title'    => __( 'A new dog without one is left out.', 'fairlead' ),
	);
	echo '<ul class="fairlead-needed">';
	foreach ( NEEDED_TARGETS as $path ) {
		printf(
			'<li data-needs="%s"><strong>%s</strong> <span class="fairlead-mark fairlead-mark-good">%s</span><span class="fairlead-mark fairlead-mark-low">%s</span> <span>%s</span></li>',
			esc_attr( $path ),
			esc_html( $targets[ $path ]['label'] ),
			esc_html__( 'Found', 'fairlead' ),
			esc_html__( 'Choose its column', 'fairlead' ),
			esc_html( $helps[ $path ] )
		);
	}
	echo '</ul>';
}

/**
 * Prints two choices.
 *
 * @param string   $name    Of the setting.
 * @param string   $legend  What it is about.
 * @param string[] $choices Words by value.
 * @param string   $chosen  The value.
 */
function show_csv_choices( string $name, string $legend, array $choices, string $chosen ): void {
	echo '<fieldset><legend><strong>' . esc_html( $legend ) . '</strong></legend>';
	foreach ( $choices as $value => $words ) {
		printf( '<label><input type="radio" name="%s" value="%s"%s> %s</label> ', esc_attr( $name ), esc_attr( $value ), checked( $chosen, (string) $value, false ), esc_html( $words ) );
	}
	echo '</fieldset>';
}

/**
 * The first cell of a column that says something.
 *
 * @param array[] $rows   Of the file.
 * @param string  $column Its name.
 */
function example_of( array $rows, string $column ): string {
	foreach ( $rows as $row ) {
		if ( '' !== ( $row[ $column ] ?? '' ) ) {
			return wp_html_excerpt( $row[ $column ], MAX_EXAMPLE_LENGTH, '…' );
		}
	}
	return '';
}
