<?php
/**
 * What a list says while nothing is in it: what belongs there, and where to begin.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * The words by content type: a heading, a sentence, and what a record is made of.
 *
 * @return array[]
 */
function blank_list_words(): array {
	return array(
		'dog'   => array(
			__( 'Add the first dog', 'fairlead' ),
			__( 'A name, a status and one photo are enough to publish. The rest can come later: this list says what would help each dog most.', 'fairlead' ),
			array( __( 'Photos, with the face always in view', 'fairlead' ), __( 'Who they can live with', 'fairlead' ), __( 'A diary that people come back to', 'fairlead' ) ),
		),
		'merch' => array(
			__( 'Open the shop with one item', 'fairlead' ),
			__( 'A name, a price and a photo are enough. Count what is on the shelf, and the website says when little is left.', 'fairlead' ),
			array( __( 'Sizes and colours', 'fairlead' ), __( 'Stock that counts itself down', 'fairlead' ), __( 'Names on tags and mugs', 'fairlead' ) ),
		),
		'doc'   => array(
			__( 'Publish the first document', 'fairlead' ),
			__( 'What people ask to see before they adopt or give: your policies, your annual report, a form to print.', 'fairlead' ),
			array( __( 'Written here, or a PDF', 'fairlead' ), __( 'With its version and date', 'fairlead' ), __( 'In the order you choose', 'fairlead' ) ),
		),
		'story' => array(
			__( 'Tell the first happy ending', 'fairlead' ),
			__( 'How a dog found a home, in the family’s own words. Stories help people to decide.', 'fairlead' ),
			array( __( 'Before and after', 'fairlead' ), __( 'The family’s best sentence', 'fairlead' ), __( 'Linked to the dog', 'fairlead' ) ),
		),
		'role'  => array(
			__( 'Ask for the first volunteer', 'fairlead' ),
			__( 'What people can help with, where and when. Applications arrive at the desk.', 'fairlead' ),
			array( __( 'Place and hours', 'fairlead' ), __( 'The skills you look for', 'fairlead' ), __( 'Opened and closed with a switch', 'fairlead' ) ),
		),
	);
}

/**
 * Whether a content type has no record at all, not even in the bin.
 *
 * @param string $post_type The content type.
 */
function is_blank_list( string $post_type ): bool {
	return isset( blank_list_words()[ $post_type ] ) && 0 === array_sum( array_diff_key( (array) wp_count_posts( $post_type ), array( 'auto-draft' => 0 ) ) );
}

add_action(
	'manage_posts_extra_tablenav',
	function ( $which ) {
		$type = (string) get_current_screen()->post_type;
		if ( 'bottom' !== $which || ! is_blank_list( $type ) ) {
			return;
		}
		list( $title, $words, $points ) = blank_list_words()[ $type ];
		$kind                           = get_post_type_object( $type );
		printf(
			'<div class="fairlead-blank"><span class="dashicons %s" aria-hidden="true"></span><h2>%s</h2><p>%s</p>',
			esc_attr( (string) $kind->menu_icon ),
			esc_html( $title ),
			esc_html( $words )
		);
		echo '<ul>';
		foreach ( $points as $point ) {
			echo '<li>' . esc_html( $point ) . '</li>';
		}
		echo '</ul><p>';
		if ( current_user_can( $kind->cap->create_posts ) ) {
			printf( '<a class="button button-primary" href="%s">%s</a> ', esc_url( admin_url( "post-new.php?post_type=$type" ) ), esc_html( $kind->labels->add_new_item ) );
		}
		if ( 'dog' === $type && current_user_can( 'manage_options' ) ) {
			printf( '<a class="button" href="%s">%s</a>', esc_url( admin_url( 'admin.php?page=' . CSV_PAGE ) ), esc_html__( 'Import dogs from a spreadsheet', 'fairlead' ) );
		}
		echo '</p></div>';
	}
);
