<?php
/**
 * The listing doctor beside the form of a dog, and on the dashboard.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const MAX_DOGS_SHOWN = 5;

add_action(
	'add_meta_boxes_dog',
	function () {
		add_meta_box( 'fairlead-doctor', __( 'What would help most', 'fairlead' ), __NAMESPACE__ . '\show_doctor', 'dog', 'side', 'core' );
	}
);

/**
 * Prints the advice for a dog.
 *
 * @param \WP_Post $dog The dog.
 */
function show_doctor( $dog ): void {
	if ( 'auto-draft' === $dog->post_status ) {
		echo '<p>' . esc_html__( 'A name, a status and one photo are enough for today. Once they are saved, this box says what would help most next.', 'fairlead' ) . '</p>';
		return;
	}
	$advice = advice_for( $dog );
	if ( ! $advice ) {
		echo '<p>' . esc_html__( 'Nothing is missing. Well done.', 'fairlead' ) . '</p>';
		return;
	}
	echo '<ol class="fairlead-advice">';
	foreach ( $advice as list( 'field' => $field, 'text' => $text, 'reason' => $reason ) ) {
		$anchor = '' === $field ? 'postdivrich' : html_id( "fairlead[$field]" );
		printf( '<li><a href="#%s">%s</a>%s</li>', esc_attr( $anchor ), esc_html( $text ), '' === $reason ? '' : '<br>' . esc_html( $reason ) );
	}
	echo '</ol>';
}

add_action(
	'wp_dashboard_setup',
	function () {
		if ( current_user_can( 'edit_dogs' ) && ! is_blank_list( 'dog' ) ) {
			wp_add_dashboard_widget( 'fairlead-doctor', __( 'Dogs who need you most', 'fairlead' ), __NAMESPACE__ . '\show_neediest', null, null, 'normal', 'high' );
		}
	}
);

/**
 * Prints the most helpful advice for a dog, and a link to the box with the others.
 *
 * @param \WP_Post $dog    The dog.
 * @param array[]  $advice For it, at least one piece.
 */
function show_first_advice( \WP_Post $dog, array $advice ): void {
	printf( '<a href="%s">%s</a>', esc_url( advice_link( $dog->ID, $advice[0]['field'] ) ), esc_html( $advice[0]['text'] ) );
	$others = count( $advice ) - 1;
	if ( $others > 0 ) {
		printf(
			' <a class="fairlead-more" href="%s">%s<span class="screen-reader-text"> %s</span></a>',
			esc_url( get_edit_post_link( $dog->ID, 'raw' ) . '#fairlead-doctor' ),
			/* translators: %d: a number of further pieces of advice. */
			esc_html( sprintf( __( '%d more', 'fairlead' ), $others ) ),
			/* translators: %s: name of a dog. */
			esc_html( sprintf( __( 'for %s', 'fairlead' ), plain_text( get_the_title( $dog ) ) ) )
		);
	}
}

/**
 * Prints the dogs whose listings need most.
 */
function show_neediest(): void {
	$needy = needy_dogs();
	if ( ! $needy ) {
		$is_empty = 0 === (int) wp_count_posts( 'dog' )->publish;
		echo '<p>' . esc_html( $is_empty ? __( 'No dogs are on the website yet. What would help them most will be listed here.', 'fairlead' ) : __( 'No dog on the website needs anything today.', 'fairlead' ) ) . '</p>';
		return;
	}
	echo '<p>' . esc_html__( 'Dogs whose pages lack most come first, each with the one thing that would help most.', 'fairlead' ) . '</p><ul class="fairlead-neediest">';
	foreach ( get_dogs( array_slice( $needy, 0, MAX_DOGS_SHOWN ) ) as $dog ) {
		$advice = advice_for( $dog );
		$image  = image( photos_of( $dog->ID )[0] ?? 0 );
		echo '<li>';
		echo $image ? '<img src="' . esc_url( small_file( $image ) ) . '" alt="">' : '<span class="fairlead-no-photo dashicons dashicons-pets" aria-hidden="true"></span>';
		printf( '<div><a class="fairlead-dog-name" href="%s">%s</a>', esc_url( (string) get_edit_post_link( $dog ) ), esc_html( get_the_title( $dog ) ) );
		$days = listed_days( $dog );
		if ( $days >= 0 ) {
			/* translators: %d: a number of days. */
			echo ' <span class="fairlead-waits">' . esc_html( sprintf( _n( 'waiting %d day', 'waiting %d days', $days, 'fairlead' ), $days ) ) . '</span>';
		}
		echo '<p>';
		show_first_advice( $dog, $advice );
		echo '</p></div></li>';
	}
	echo '</ul>';
	/* translators: %d: a number of dogs. */
	echo '<p><a href="' . esc_url( admin_url( 'edit.php?post_type=dog&' . NEEDS_VIEW . '=1' ) ) . '">' . esc_html( sprintf( __( 'See all %d who need something', 'fairlead' ), count( $needy ) ) ) . '</a></p>';
}
