<?php
/**
 * When stock was counted: set by a new number, or by a tick when the number is the same as before.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * What the control shows: the stored time, and the number that belongs to it.
 *
 * @param array $stored The row.
 */
function counted_to_show( array $stored ): array {
	return array(
		'at'    => (string) ( $stored['counted_at'] ?? '' ),
		'count' => isset( $stored['counted'] ) ? (string) $stored['counted'] : '',
	);
}

/**
 * Prints the tick, with what it is compared with.
 *
 * @param string $name       Of the control in the request.
 * @param array  $value      Of `counted_to_show`, or as typed.
 * @param array  $about      The field's entry in its form.
 * @param array  $attributes Of the control.
 */
function show_counted( string $name, array $value, array $about, array $attributes ): void {
	foreach ( array( 'at', 'count' ) as $part ) {
		show_input( "{$name}[$part]", (string) ( $value[ $part ] ?? '' ), array( 'type' => 'hidden' ) );
	}
	$time = strtotime( (string) ( $value['at'] ?? '' ) );
	echo '<label>';
	show_input(
		"{$name}[again]",
		'1',
		array(
			'type'    => 'checkbox',
			'checked' => ! empty( $value['again'] ),
		) + $attributes
	);
	echo ' ' . esc_html( $about['label'] ) . '</label>';
	if ( $time ) {
		/* translators: %s: a date. */
		echo ' <span class="description">' . esc_html( sprintf( __( 'Last counted on %s', 'fairlead' ), wp_date( (string) get_option( 'date_format' ), $time ) ) ) . '</span>';
	}
}

/**
 * When the number was counted: now, if it is another or was ticked; '' without a number.
 *
 * @param mixed  $typed Of the control.
 * @param string $count The number as typed.
 */
function counted_at( $typed, string $count ): string {
	$typed = is_array( $typed ) ? $typed : array();
	$count = trim( $count );
	if ( '' === $count ) {
		return '';
	}
	$is_same = (string) ( $typed['count'] ?? '' ) === $count && empty( $typed['again'] );
	return $is_same ? trim( (string) ( $typed['at'] ?? '' ) ) : gmdate( 'Y-m-d\TH:i:s\Z' );
}
