<?php
/**
 * Prints the fields of a form: a label, help, the control, and what is wrong with what was typed.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** Up to so many choices all can be seen at once. */
const MAX_RADIOS = 5;

/**
 * Prints a field.
 *
 * @param string $name  Of the control in the request.
 * @param array  $shape The field's shape in the field table.
 * @param array  $about The field's entry in its form: label, help, and how it is asked.
 * @param mixed  $value As `form_value` returns it, or as it was typed.
 * @param string $error What is wrong with it.
 */
function show_field( string $name, array $shape, array $about, $value, string $error = '' ): void {
	$id         = html_id( $name );
	$is_one     = is_one_control( $shape, $about );
	$outer      = $is_one ? 'div' : 'fieldset';
	$help       = $about['help'] ?? '';
	$described  = trim( ( $help ? "$id-help " : '' ) . ( $error ? "$id-error" : '' ) );
	$described  = trim( $described . ' ' . ( $about['refused by'] ?? '' ) );
	$is_refused = $error || isset( $about['refused by'] );
	$attributes = array(
		'id'               => $id,
		'aria-describedby' => $described,
		'aria-invalid'     => $is_refused ? 'true' : '',
	);
	printf(
		'<%1$s class="fairlead-field fairlead-%2$s%3$s"%4$s%5$s%6$s>',
		esc_html( $outer ),
		esc_attr( str_replace( ' ', '-', $about['as'] ?? $shape['kind'] ) ),
		$error ? ' fairlead-wrong' : ( $is_refused ? ' fairlead-wrong-part' : '' ),
		$is_one ? '' : ' id="' . esc_attr( $id ) . '" tabindex="-1"',
		$is_one || ! $described ? '' : ' aria-describedby="' . esc_attr( $described ) . '"',
		isset( $about['when'] ) ? ' data-when="' . esc_attr( $about['when'] ) . '"' : ''
	);
	if ( ! in_array( $about['as'] ?? '', array( 'tick', 'counted again' ), true ) ) {
		show_label( $is_one ? $id : '', $about );
	}
	if ( $error ) {
		printf( '<p class="fairlead-error" id="%s-error">%s</p>', esc_attr( $id ), esc_html( $error ) );
	}
	show_control( $name, $shape, $about, $value, $attributes );
	if ( $help ) {
		printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $id ), esc_html( $help ) );
	}
	if ( isset( $about['code'] ) ) {
		show_code( $about['code'], $about['label'], '1' === (string) $value );
	}
	printf( '</%s>', esc_html( $outer ) );
}

/**
 * Prints the label of a field. What stands above it already is said only to those who listen.
 *
 * @param string $id    Of its control; '' for a frame of several.
 * @param array  $about The field's entry in its form: `said above` hides the label, `answer` is named before it.
 */
function show_label( string $id, array $about ): void {
	$before = isset( $about['answer'] ) ? '<span class="screen-reader-text">' . esc_html( $about['answer'] ) . ': </span>' : '';
	$hidden = empty( $about['said above'] ) ? '' : ' class="screen-reader-text"';
	if ( '' === $id ) {
		// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		echo '<legend' . $hidden . '>' . $before . esc_html( $about['label'] ) . '</legend>';
	} else {
		// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		echo '<label for="' . esc_attr( $id ) . '"' . $hidden . '>' . $before . esc_html( $about['label'] ) . '</label>';
	}
}

/**
 * Prints an address or a line of HTML that other websites need, with a button that copies it.
 *
 * @param string $code  The address or the line.
 * @param string $label What it is for.
 * @param bool   $is_on Whether the address answers.
 */
function show_code( string $code, string $label, bool $is_on ): void {
	$is_address = 1 === preg_match( '#^https?://#', $code );
	echo '<div class="fairlead-code"><code>';
	if ( $is_on && $is_address ) {
		echo '<a href="' . esc_url( $code ) . '">' . esc_html( $code ) . '</a>';
	} else {
		echo esc_html( $code );
	}
	echo '</code> <button type="button" class="button button-small fairlead-copy" hidden>' . esc_html__( 'Copy', 'fairlead' );
	/* translators: %s: what is copied, such as "A file for Petfinder". */
	echo '<span class="screen-reader-text"> ' . esc_html( sprintf( __( '(%s)', 'fairlead' ), $label ) ) . '</span></button> <span class="fairlead-copied" role="status"></span></div>';
}

/**
 * Whether a field is one control with a label, or several in a frame.
 *
 * @param array $shape The field's shape.
 * @param array $about The field's entry in its form.
 */
function is_one_control( array $shape, array $about ): bool {
	$as = $about['as'] ?? '';
	switch ( $shape['kind'] ) {
		case 'choice':
			return ! asks_with_radios( $shape, $about );
		case 'flag':
			return 'tick' === $as;
		case 'date':
			return 'partial' !== $as;
		case 'list':
			return 'per line' === $as;
		default:
			return ! in_array( $shape['kind'], array( 'group', 'references', 'reference', 'images', 'image', 'file', 'terms' ), true );
	}
}

/**
 * Prints the control of a field.
 *
 * @param string $name       Of the control in the request.
 * @param array  $shape      The field's shape.
 * @param array  $about      The field's entry in its form.
 * @param mixed  $value      What it shows.
 * @param array  $attributes Of the control.
 */
function show_control( string $name, array $shape, array $about, $value, array $attributes ): void {
	switch ( $shape['kind'] ) {
		case 'choice':
			show_choice( $name, $shape, $about, (string) $value, $attributes );
			break;
		case 'flag':
			show_flag( $name, $about, (string) $value, $attributes );
			break;
		case 'date':
			show_date( $name, $about, $value, $attributes );
			break;
		case 'lines':
		case 'html':
			$class = 'html' === $shape['kind'] ? ' class="fairlead-rich"' : '';
			printf( '<textarea name="%s" rows="%d"%s%s>%s</textarea>', esc_attr( $name ), (int) ( $about['rows'] ?? 3 ), $class, attributes( input_hints( $about ) + $attributes ), esc_textarea( (string) $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by attributes().
			break;
		case 'number':
		case 'whole':
			show_number( $name, $about, (string) $value, $attributes );
			break;
		case 'group':
			show_group( $name, $shape, $about, (array) $value, empty( $attributes['aria-invalid'] ) ? '' : $attributes['id'] . '-error' );
			break;
		case 'list':
			show_list( $name, $shape, $about, $value, $attributes );
			break;
		case 'reference':
		case 'references':
			show_references( $name, $shape, $about, array_filter( (array) $value ), $attributes );
			break;
		case 'image':
		case 'file':
			show_file( $name, $shape['kind'], (int) $value, $about['label'] );
			break;
		case 'images':
			show_gallery( $name, array_map( 'intval', (array) $value ) );
			break;
		case 'terms':
			show_terms( $name, $shape['taxonomy'], (array) $value, $about['search'] ?? '' );
			break;
		default:
			if ( 'counted again' === ( $about['as'] ?? '' ) ) {
				show_counted( $name, (array) $value, $about, $attributes );
				break;
			}
			if ( isset( $about['choices'] ) ) {
				// A code that is not in the list stays.
				show_select( $name, $about['choices'] + array( (string) $value => (string) $value ), (string) $value, $attributes );
				break;
			}
			if ( ! empty( $about['long'] ) ) {
				show_long_line( $name, (string) $value, input_hints( $about ) + $attributes );
				break;
			}
			$type = array(
				'email'   => 'email',
				'address' => 'url',
			)[ $about['as'] ?? $shape['kind'] ] ?? 'text';
			show_input( $name, (string) $value, array( 'type' => $type ) + input_hints( $about ) + $attributes );
	}
}

/**
 * Suggestions, an example and whether the field must be filled in.
 *
 * @param array $about The field's entry in its form.
 */
function input_hints( array $about ): array {
	return array_intersect_key( $about, array_flip( array( 'placeholder', 'list', 'required', 'maxlength', 'min', 'max' ) ) );
}

/**
 * Prints an input.
 *
 * @param string $name       Of the control in the request.
 * @param string $value      What it shows.
 * @param array  $attributes Of the control.
 */
function show_input( string $name, string $value, array $attributes ): void {
	// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by attributes().
	printf( '<input name="%s" value="%s"%s>', esc_attr( $name ), esc_attr( $value ), attributes( $attributes + array( 'type' => 'text' ) ) );
}

/**
 * Prints an input for a sentence, of which all can be read on a phone. Lines typed in it become spaces.
 *
 * @param string $name       Of the control in the request.
 * @param string $value      What it shows.
 * @param array  $attributes Of the control.
 */
function show_long_line( string $name, string $value, array $attributes ): void {
	// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by attributes().
	printf( '<textarea class="fairlead-long" name="%s" rows="2"%s>%s</textarea>', esc_attr( $name ), attributes( $attributes ), esc_textarea( $value ) );
}

/**
 * Attributes of an element, escaped; those without a value are left out.
 *
 * @param array $attributes By name.
 */
function attributes( array $attributes ): string {
	$text = '';
	foreach ( $attributes as $name => $value ) {
		if ( '' !== $value && null !== $value && false !== $value ) {
			$text .= ' ' . esc_attr( $name ) . '="' . esc_attr( true === $value ? $name : (string) $value ) . '"';
		}
	}
	return $text;
}

/**
 * The id of a control.
 *
 * @param string $name Of the control in the request.
 */
function html_id( string $name ): string {
	return trim( preg_replace( '/[^A-Za-z0-9]+/', '-', $name ), '-' );
}
