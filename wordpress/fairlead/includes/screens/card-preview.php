<?php
/**
 * Beside the form of a dog, a shop item or a story: the card as visitors will see it. The script fills it in while people type.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

add_action(
	'add_meta_boxes_dog',
	function () {
		add_meta_box( 'fairlead-card', __( 'The card', 'fairlead' ), __NAMESPACE__ . '\show_card', 'dog', 'side', 'default' );
	}
);

add_action(
	'add_meta_boxes_merch',
	function () {
		add_meta_box( 'fairlead-card', __( 'The card', 'fairlead' ), __NAMESPACE__ . '\show_card', 'merch', 'side', 'default' );
		add_meta_box( 'fairlead-left', __( 'What is left', 'fairlead' ), __NAMESPACE__ . '\show_left', 'merch', 'side', 'core' );
	}
);

add_action(
	'add_meta_boxes_story',
	function () {
		add_meta_box( 'fairlead-card', __( 'The card', 'fairlead' ), __NAMESPACE__ . '\show_card', 'story', 'side', 'default' );
	}
);

/**
 * Prints the empty card.
 *
 * @param \WP_Post $post The dog, the item or the story.
 */
function show_card( $post ): void {
	$is_item = 'merch' === $post->post_type;
	printf( '<div class="fairlead-card" aria-live="off" data-of="%s" data-sold-out="%d"><div class="fairlead-card-picture"><img alt="" hidden><span class="fairlead-card-badge" hidden></span></div>', esc_attr( $post->post_type ), $is_item && is_sold_out( $post->ID ) ? 1 : 0 );
	echo '<p class="fairlead-card-name"></p><p class="fairlead-card-line" hidden></p>';
	echo '<p class="fairlead-card-about"></p><p class="fairlead-card-with" hidden></p></div>';
	$words = array(
		'merch' => __( 'As people see it in the shop, before you save.', 'fairlead' ),
		'story' => __( 'As people see it among the stories, before you save.', 'fairlead' ),
	);
	echo '<p class="description">' . esc_html( $words[ $post->post_type ] ?? __( 'As people see it in the list of dogs, before you save.', 'fairlead' ) ) . '</p>';
}

/**
 * Prints what is left of a shop item as it was saved, and where it is counted again.
 *
 * @param \WP_Post $post The item.
 */
function show_left( $post ): void {
	show_stock( $post->ID, false );
	echo '<p class="fairlead-count-link"><a href="#fairlead-stock">' . esc_html__( 'Count again', 'fairlead' ) . '</a></p>';
}
