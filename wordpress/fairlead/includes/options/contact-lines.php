<?php
/**
 * The lines of the footer that say how to reach the charity. The site knows the second as the contact email.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * How the lines are asked: by what each is, not by its place.
 */
function contact_lines(): array {
	$fields = array(
		'phone'   => option( 'text', __( 'Phone', 'fairlead' ), __( 'In the footer. Pages, forms and emails have the one under Charity.', 'fairlead' ) ),
		'email'   => option( 'text', __( 'Contact email', 'fairlead' ), __( 'Shown in the footer, and the address that answers come from.', 'fairlead' ), array( 'as' => 'email' ) ),
		'address' => option( 'text', __( 'Address', 'fairlead' ) ),
		'map'     => option( 'text', __( 'The address leads to', 'fairlead' ), '', leads_to( '/adoption#centres' ) ),
	);
	return option_group( $fields, __( 'How to reach you', 'fairlead' ) );
}

/**
 * The lines as the form shows them.
 *
 * @param mixed $stored Lines of the contract.
 */
function contact_from_lines( $stored ): array {
	$lines = is_array( $stored ) ? array_values( $stored ) : array();
	return array(
		'phone'   => (string) ( $lines[0]['text'] ?? '' ),
		'email'   => (string) ( $lines[1]['text'] ?? '' ),
		'address' => (string) ( $lines[2]['text'] ?? '' ),
		'map'     => (string) ( $lines[2]['url'] ?? '' ),
	);
}

/**
 * The lines as the contract has them: an empty one keeps its place, and is not shown. Further lines stay.
 *
 * @param array|null $given  Of the form.
 * @param mixed      $stored The lines before.
 */
function lines_from_contact( ?array $given, $stored ): array {
	$given = (array) $given + array_fill_keys( array( 'phone', 'email', 'address', 'map' ), '' );
	$urls  = array(
		'phone'   => 'tel:' . preg_replace( '/[^+\d]/', '', $given['phone'] ),
		'email'   => 'mailto:' . $given['email'],
		'address' => (string) $given['map'],
	);
	$lines = array();
	foreach ( $urls as $name => $url ) {
		$text    = (string) $given[ $name ];
		$before  = is_array( $stored ) ? ( array_values( $stored )[ count( $lines ) ] ?? array() ) : array();
		$is_same = 'address' !== $name && ( $before['text'] ?? null ) === $text;
		$lines[] = array(
			'text'    => $text,
			// A number is often written without its country: the one that was stored is better.
			'url'     => '' === $text ? '' : ( $is_same && ! empty( $before['url'] ) ? $before['url'] : $url ),
			'is_show' => '' !== $text,
		);
	}
	return array_merge( $lines, array_slice( is_array( $stored ) ? array_values( $stored ) : array(), 3 ) );
}
