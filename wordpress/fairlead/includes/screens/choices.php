<?php
/**
 * Controls for choices, yes or no, dates and numbers. What is not known comes first and is never a "no".
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Whether all choices of a field are shown at once.
 *
 * @param array $shape The field's shape.
 * @param array $about The field's entry in its form.
 */
function asks_with_radios( array $shape, array $about ): bool {
	return count( $shape['words'] ) <= MAX_RADIOS && 'select' !== ( $about['as'] ?? '' );
}

/**
 * The choices of a field by their word; '' is "not known".
 *
 * @param array $shape The field's shape.
 * @param array $about The field's entry in its form.
 */
function choices_of( array $shape, array $about ): array {
	$choices = array( '' => $about['unknown'] ?? __( 'Not known', 'fairlead' ) );
	$words   = array_intersect_key( $about['words'], array_flip( $shape['words'] ) );
	$unnamed = array_diff( $shape['words'], array_keys( $words ), array( 'unknown' ) );
	return $choices + $words + array_combine( $unnamed, $unnamed );
}

/**
 * Prints choices.
 *
 * @param string $name       Of the control in the request.
 * @param array  $shape      The field's shape.
 * @param array  $about      The field's entry in its form.
 * @param string $value      The chosen word.
 * @param array  $attributes Of the control.
 */
function show_choice( string $name, array $shape, array $about, string $value, array $attributes ): void {
	$value   = 'unknown' === $value ? '' : $value;
	$choices = choices_of( $shape, $about );
	if ( asks_with_radios( $shape, $about ) ) {
		show_radios( $name, $choices, $value );
	} else {
		show_select( $name, $choices, $value, $attributes );
	}
}

/**
 * Prints choices that can be seen at once.
 *
 * @param string $name    Of the control in the request.
 * @param array  $choices Words by value.
 * @param string $value   The chosen one.
 */
function show_radios( string $name, array $choices, string $value ): void {
	echo '<div class="fairlead-radios">';
	foreach ( $choices as $word => $label ) {
		printf(
			'<label><input type="radio" name="%s" value="%s"%s> <span>%s</span></label>',
			esc_attr( $name ),
			esc_attr( (string) $word ),
			checked( (string) $word, $value, false ),
			esc_html( $label )
		);
	}
	echo '</div>';
}

/**
 * Prints choices in a menu.
 *
 * @param string $name       Of the control in the request.
 * @param array  $choices    Words by value.
 * @param string $value      The chosen one.
 * @param array  $attributes Of the control.
 */
function show_select( string $name, array $choices, string $value, array $attributes ): void {
	// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by attributes().
	printf( '<select name="%s"%s>', esc_attr( $name ), attributes( $attributes ) );
	foreach ( $choices as $word => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $word ), selected( (string) $word, $value, false ), esc_html( $label ) );
	}
	echo '</select>';
}

/**
 * Prints yes, no and not known; or a box to tick where a missing answer has a meaning of its own.
 *
 * @param string $name       Of the control in the request.
 * @param array  $about      The field's entry in its form.
 * @param string $value      '1', '0' or ''.
 * @param array  $attributes Of the control.
 */
function show_flag( string $name, array $about, string $value, array $attributes ): void {
	if ( 'tick' === ( $about['as'] ?? '' ) ) {
		printf( '<input type="hidden" name="%s" value="0">', esc_attr( $name ) );
		if ( isset( $about['switch'] ) ) {
			show_switch( $name, $about, '1' === $value, $attributes );
			return;
		}
		printf(
			'<label><input type="checkbox" name="%s" value="1"%s%s> %s</label>',
			esc_attr( $name ),
			checked( '1', $value, false ),
			attributes( $attributes ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by attributes().
			esc_html( $about['label'] )
		);
		return;
	}
	$choices = array(
		''  => __( 'Not known', 'fairlead' ),
		'1' => __( 'Yes', 'fairlead' ),
		'0' => __( 'No', 'fairlead' ),
	);
	show_radios( $name, $choices, $value );
}

/**
 * Prints a tick as a switch, with a word for each of its states.
 *
 * @param string $name       Of the control in the request.
 * @param array  $about      The field's entry in its form: `switch` has the words.
 * @param bool   $is_on      What it shows.
 * @param array  $attributes Of the control.
 */
function show_switch( string $name, array $about, bool $is_on, array $attributes ): void {
	printf(
		'<label class="fairlead-switch"><input type="checkbox" role="switch" name="%s" value="1"%s%s> <span>%s</span>',
		esc_attr( $name ),
		checked( $is_on, true, false ),
		attributes( $attributes ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by attributes().
		esc_html( $about['label'] )
	);
	printf( ' <span class="fairlead-mark fairlead-mark-good" aria-hidden="true">%s</span><span class="fairlead-mark fairlead-mark-none" aria-hidden="true">%s</span></label>', esc_html( $about['switch'][0] ), esc_html( $about['switch'][1] ) );
}

/**
 * Prints a day; or a year, a month and a day of which the last may stay open.
 *
 * @param string       $name       Of the control in the request.
 * @param array        $about      The field's entry in its form.
 * @param string|array $value      The date, or its parts.
 * @param array        $attributes Of the control.
 */
function show_date( string $name, array $about, $value, array $attributes ): void {
	if ( 'partial' !== ( $about['as'] ?? '' ) ) {
		// The browser's own calendar cannot show a year or a month alone.
		$is_day = '' === $value || 1 === preg_match( '/^\d{4}-\d\d-\d\d$/', (string) $value );
		show_input( $name, (string) $value, array( 'type' => $is_day ? 'date' : 'text' ) + $attributes );
		return;
	}
	list( $year, $month, $day ) = array_pad( array_values( (array) $value ), 3, '' );

	$id     = $attributes['id'];
	$months = array( '' => __( 'Not known', 'fairlead' ) );
	$days   = array( '' => __( 'Not known', 'fairlead' ) );
	for ( $number = 1; $number <= 12; $number++ ) {
		$months[ $number ] = $GLOBALS['wp_locale']->get_month( $number );
	}
	for ( $number = 1; $number <= 31; $number++ ) {
		$days[ $number ] = (string) $number;
	}
	echo '<div class="fairlead-date-parts">';
	echo '<label>' . esc_html__( 'Year', 'fairlead' ) . ' ';
	show_input(
		$name . '[year]',
		(string) $year,
		array(
			'id'          => "$id-year",
			'inputmode'   => 'numeric',
			'maxlength'   => 4,
			'size'        => 4,
			'placeholder' => wp_date( 'Y' ),
		)
	);
	echo '</label><label>' . esc_html__( 'Month', 'fairlead' ) . ' ';
	show_select( $name . '[month]', $months, (string) ltrim( (string) $month, '0' ), array( 'id' => "$id-month" ) );
	echo '</label><label>' . esc_html__( 'Day', 'fairlead' ) . ' ';
	show_select( $name . '[day]', $days, (string) ltrim( (string) $day, '0' ), array( 'id' => "$id-day" ) );
	echo '</label></div>';
}

/**
 * Prints a number with its unit, or a choice of numbers that have words.
 *
 * @param string $name       Of the control in the request.
 * @param array  $about      The field's entry in its form.
 * @param string $value      What it shows.
 * @param array  $attributes Of the control.
 */
function show_number( string $name, array $about, string $value, array $attributes ): void {
	if ( isset( $about['words'] ) ) {
		$choices = array( '' => __( 'Not known', 'fairlead' ) ) + $about['words'];
		show_select( $name, $choices, $value, $attributes );
		return;
	}
	$is_money = 'money' === ( $about['as'] ?? '' );
	$hints    = array(
		'type'      => 'text',
		'inputmode' => 'decimal',
		'size'      => 8,
	);
	echo '<span class="fairlead-amount">';
	echo $is_money ? '<span aria-hidden="true">' . esc_html( currency_sign() ) . '</span>' : '';
	show_input( $name, $value, $hints + input_hints( $about ) + $attributes );
	echo isset( $about['unit'] ) ? ' <span>' . esc_html( $about['unit'] ) . '</span>' : '';
	echo '</span>';
}
