<?php
/**
 * Beside the form of a dog: the card as visitors will see it. The script fills it in while people type.
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

/**
 * Prints the empty card.
 */
function show_card(): void {
	echo '<div class="fairlead-card" aria-live="off"><div class="fairlead-card-picture"><img alt="" hidden><span class="fairlead-card-badge" hidden></span></div>';
	echo '<p class="fairlead-card-name"></p><p class="fairlead-card-line" hidden></p>';
	echo '<p class="fairlead-card-about"></p><p class="fairlead-card-with" hidden></p></div>';
	echo '<p class="description">' . esc_html__( 'As people see it in the list of dogs, before you save.', 'fairlead' ) . '</p>';
}
