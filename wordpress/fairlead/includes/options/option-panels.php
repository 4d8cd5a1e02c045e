<?php
/**
 * The options of a group in white panels, each with a heading.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the options of a group. Fields that follow each other share a panel; a list or a group has its own.
 *
 * @param array $options The group.
 * @param array $stored  All options.
 * @param array $kept    What was typed and could not be saved.
 */
function show_panels( array $options, array $stored, array $kept ): void {
	$is_open = false;
	foreach ( $options as $path => list( $shape, $about ) ) {
		$is_email = isset( $about['email'] );
		$is_own   = ! $is_email && ! is_one_control( $shape, $about ) && 'image' !== $shape['kind'];
		$title    = $about['panel'] ?? '';
		if ( $is_open && ( $is_own || $title || $is_email ) ) {
			echo '</section>';
			$is_open = false;
		}
		if ( ! $is_open && ! $is_email ) {
			echo '<section class="fairlead-panel' . ( $is_own ? ' fairlead-own-panel' : '' ) . '">';
			echo $title ? '<h2>' . esc_html( $title ) . '</h2>' : '';
			$is_open = true;
		}
		if ( $is_email ) {
			open_email( $about );
		}
		$given = option_at( $stored, $path );
		$given = 'giving.amounts' === $path ? amounts_by_frequency( $given ) : $given;
		$value = 'footer.info' === $path ? contact_from_lines( $given ) : form_value( $shape, $about, with_picture_ids( $given ) );
		show_field( "fairlead[$path]", $shape, $about, $kept['typed'][ $path ] ?? $value, $kept['errors'][ $path ] ?? '' );
		if ( $is_email ) {
			echo '</div>';
		}
		if ( $is_own ) {
			echo '</section>';
			$is_open = false;
		}
	}
	echo $is_open ? '</section>' : '';
}

/**
 * Prints where the options of a group are seen, with a link to the website.
 *
 * @param string $group The group.
 */
function show_intro( string $group ): void {
	$intros = array(
		'charity' => array( __( 'On every page, in emails and on receipts.', 'fairlead' ), '/adoption' ),
		'menus'   => array( __( 'The links at the top and at the foot of every page.', 'fairlead' ), '/' ),
		'footer'  => array( __( 'At the foot of every page.', 'fairlead' ), '/' ),
		'giving'  => array( __( 'In the form for donations and on the pages about giving.', 'fairlead' ), '/waystohelp/donations' ),
		'forms'   => array( __( 'In the forms that people send you.', 'fairlead' ), '/apply/adoption/start' ),
		'shop'    => array( __( 'In the shop, in the basket and when people pay.', 'fairlead' ), '/merch' ),
		'feeds'   => array( __( 'While a file is on, anyone can fetch it at its address. Nothing is uploaded.', 'fairlead' ), '' ),
	);
	if ( ! isset( $intros[ $group ] ) ) {
		return;
	}
	list( $words, $path ) = $intros[ $group ];
	echo '<p class="fairlead-intro">' . esc_html( $words );
	if ( is_connected() && '' !== $path ) {
		printf( ' <a href="%s">%s</a>', esc_url( untrailingslashit( site_address() ) . $path ), esc_html__( 'See it on the website', 'fairlead' ) );
	}
	echo '</p>';
}

/**
 * Pictures of centres may be stored as records.
 *
 * @param mixed $stored An option.
 * @return mixed
 */
function with_picture_ids( $stored ) {
	foreach ( is_array( $stored ) ? $stored : array() as $index => $row ) {
		if ( is_array( $row ) && is_array( $row['image'] ?? null ) ) {
			$stored[ $index ]['image'] = $row['image']['id'] ?? null;
		}
	}
	return $stored;
}
