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
	$attributes = array(
		'id'               => $id,
		'aria-describedby' => $described,
		'aria-invalid'     => $error ? 'true' : '',
	);
	printf(
		'<%1$s class="fairlead-field fairlead-%2$s%3$s"%4$s%5$s>',
		esc_html( $outer ),
		esc_attr( str_replace( ' ', '-', $about['as'] ?? $shape['kind'] ) ),
		$error ? ' fairlead-wrong' : '',
		$is_one ? '' : ' id="' . esc_attr( $id ) . '" tabindex="-1"',
		$is_one || ! $described ? '' : ' aria-describedby="' . esc_attr( $described ) . '"'
	);
	if ( 'tick' !== ( $about['as'] ?? '' ) ) {
		echo $is_one ? '<label for="' . esc_attr( $id ) . '">' . esc_html( $about['label'] ) . '</label>' : '<legend>' . esc_html( $about['label'] ) . '</legend>';
	}
	if ( $error ) {
		printf( '<p class="fairlead-error" id="%s-error">%s</p>', esc_attr( $id ), esc_html( $error ) );
	}
	show_control( $name, $shape, $about, $value, $attributes );
	if ( $help ) {
		printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $id ), esc_html( $help ) );
	}
	printf( '</%s>', esc_html( $outer ) );
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
			printf( '<textarea name="%s" rows="%d"%s%s>%s</textarea>', esc_attr( $name ), (int) ( $about['rows'] ?? 3 ), $class, attributes( $attributes ), esc_textarea( (string) $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by attributes().
			break;
		case 'number':
		case 'whole':
			show_number( $name, $about, (string) $value, $attributes );
			break;
		case 'group':
			show_group( $name, $shape, $about, (array) $value );
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
			show_terms( $name, $shape['taxonomy'], (array) $value );
			break;
		default:
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
