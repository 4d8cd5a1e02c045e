<?php
/**
 * How things are, on the plugin’s pages: a banner with the answer, and checks with their state.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the answer of a page in a coloured box, which the caller closes: a button may follow.
 *
 * @param string $state "good", "recommended" or "critical".
 * @param string $title In a few words.
 * @param string $words More about it.
 * @param string $more  HTML after the words.
 */
function show_banner( string $state, string $title, string $words, string $more = '' ): void {
	$icons = array(
		'critical'    => 'warning',
		'recommended' => 'info',
		'good'        => 'yes-alt',
	);
	printf(
		'<div class="fairlead-summary" data-state="%s"><span class="dashicons dashicons-%s" aria-hidden="true"></span><p><strong>%s</strong><br>%s%s</p>',
		esc_attr( $state ),
		esc_attr( $icons[ $state ] ),
		esc_html( $title ),
		esc_html( $words ),
		wp_kses_post( $more )
	);
}

/**
 * Prints the checks, the worst first.
 *
 * @param array[] $checks By name.
 * @param string  $again  The address of this page, to check again.
 */
function show_checks( array $checks, string $again ): void {
	$words = array(
		'critical'    => __( 'Needs attention', 'fairlead' ),
		'recommended' => __( 'Could be better', 'fairlead' ),
		'unknown'     => __( 'Not known', 'fairlead' ),
		'good'        => __( 'Good', 'fairlead' ),
	);
	$icons = array(
		'critical'    => 'dashicons-warning',
		'recommended' => 'dashicons-info',
		'unknown'     => 'dashicons-editor-help',
		'good'        => 'dashicons-yes-alt',
	);
	$order = array_flip( array_keys( $words ) );
	uasort(
		$checks,
		function ( $one, $two ) use ( $order ) {
			return $order[ $one['state'] ] - $order[ $two['state'] ];
		}
	);
	echo '<table class="widefat fairlead-checks"><tbody>';
	foreach ( $checks as $name => $check ) {
		echo '<tr data-check="' . esc_attr( $name ) . '" data-state="' . esc_attr( $check['state'] ) . '">';
		echo '<td class="fairlead-state"><span class="dashicons ' . esc_attr( $icons[ $check['state'] ] ) . '" aria-hidden="true"></span> ' . esc_html( $words[ $check['state'] ] ) . '</td>';
		echo '<td><strong>' . esc_html( $check['label'] ) . '</strong>';
		if ( '' !== $check['words'] ) {
			echo '<br>' . esc_html( $check['words'] );
		}
		if ( 'critical' === $check['state'] ) {
			echo '<p><a class="button" href="' . esc_url( $again ) . '">' . esc_html__( 'Check again', 'fairlead' ) . '</a></p>';
		}
		echo '</td></tr>';
	}
	echo '</tbody></table>';
}
