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
		echo '<p>' . esc_html__( 'Give the dog a name and a status, then save: here you will see what would help it most.', 'fairlead' ) . '</p>';
		return;
	}
	$advice = advice_for( $dog );
	if ( ! $advice ) {
		echo '<p>' . esc_html__( 'Nothing is missing. Well done.', 'fairlead' ) . '</p>';
		return;
	}
	echo '<ol class="fairlead-advice">';
	foreach ( $advice as list( 'field' => $field, 'text' => $text ) ) {
		$anchor = '' === $field ? 'postdivrich' : html_id( "fairlead[$field]" );
		printf( '<li><a href="#%s">%s</a></li>', esc_attr( $anchor ), esc_html( $text ) );
	}
	echo '</ol>';
}

add_action(
	'wp_dashboard_setup',
	function () {
		if ( current_user_can( 'edit_dogs' ) ) {
			wp_add_dashboard_widget( 'fairlead-doctor', __( 'Dogs who need you most', 'fairlead' ), __NAMESPACE__ . '\show_neediest', null, null, 'normal', 'high' );
		}
	}
);

/**
 * Prints the dogs whose listings need most.
 */
function show_neediest(): void {
	$dogs = array_slice( neediest_dogs(), 0, MAX_DOGS_SHOWN );
	if ( ! $dogs ) {
		echo '<p>' . esc_html__( 'No dog on the website needs anything today.', 'fairlead' ) . '</p>';
		return;
	}
	echo '<ul class="fairlead-neediest">';
	foreach ( $dogs as list( $dog, $advice ) ) {
		$image = image( photos_of( $dog->ID )[0] ?? 0 );
		echo '<li>';
		echo $image ? '<img src="' . esc_url( small_file( $image ) ) . '" alt="">' : '<span class="fairlead-no-photo dashicons dashicons-pets" aria-hidden="true"></span>';
		printf( '<div><a class="fairlead-dog-name" href="%s">%s</a>', esc_url( (string) get_edit_post_link( $dog ) ), esc_html( get_the_title( $dog ) ) );
		printf( '<p><a href="%s">%s</a></p>', esc_url( advice_link( $dog->ID, $advice[0]['field'] ) ), esc_html( $advice[0]['text'] ) );
		if ( count( $advice ) > 1 ) {
			/* translators: %d: a number of further pieces of advice. */
			echo '<p class="description">' . esc_html( sprintf( __( 'and %d more', 'fairlead' ), count( $advice ) - 1 ) ) . '</p>';
		}
		echo '</div></li>';
	}
	echo '</ul>';
}

/**
 * Dogs on the website with advice, the neediest first.
 *
 * @return array[] Pairs of a dog and its advice.
 */
function neediest_dogs(): array {
	$dogs  = get_posts(
		array(
			'post_type'        => 'dog',
			'post_status'      => 'publish',
			'posts_per_page'   => -1,
			'suppress_filters' => false,
			'fairlead_prime'   => true,
		)
	);
	$pairs = array();
	foreach ( $dogs as $dog ) {
		$status = known( $dog->ID, 'status' );
		$advice = null === $status || in_array( $status, LISTED_STATUSES, true ) ? advice_for( $dog ) : array();
		if ( $advice ) {
			$pairs[] = array( $dog, $advice, array_sum( wp_list_pluck( $advice, 'weight' ) ) );
		}
	}
	usort(
		$pairs,
		function ( $a, $b ) {
			return $b[2] <=> $a[2];
		}
	);
	return $pairs;
}
