<?php
/**
 * The bar with the buttons to save, which stays in reach at the foot of each long form.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the bar of a record: its state, a link to its page, and the buttons.
 *
 * @param \WP_Post $post The record.
 */
function show_record_bar( $post ): void {
	if ( ! in_array( $post->post_type, own_post_types(), true ) ) {
		return;
	}
	$is_public = in_array( $post->post_status, array( 'publish', 'private', 'future' ), true );
	$may       = current_user_can( get_post_type_object( $post->post_type )->cap->publish_posts );
	$status    = get_post_status_object( $post->post_status );
	open_save_bar( 'auto-draft' === $post->post_status || ! $status ? __( 'New', 'fairlead' ) : $status->label, was_just_saved( 'message' ), kept_input( $post->ID )['errors'] );
	if ( 'publish' === $post->post_status ) {
		printf( '<a class="fairlead-save-view" href="%s">%s</a>', esc_url( get_permalink( $post ) ), esc_html__( 'View on the website', 'fairlead' ) );
	}
	if ( $is_public ) {
		submit_button( __( 'Save', 'fairlead' ), 'primary', 'save', false, array( 'id' => 'fairlead-save' ) );
	} else {
		submit_button( __( 'Save draft', 'fairlead' ), 'secondary', 'save', false, array( 'id' => 'fairlead-save' ) );
		submit_button( $may ? __( 'Publish', 'fairlead' ) : __( 'Submit for review', 'fairlead' ), 'primary', 'publish', false, array( 'id' => 'fairlead-publish' ) );
	}
	echo '</div>';
}
add_action( 'dbx_post_sidebar', __NAMESPACE__ . '\show_record_bar' );

/**
 * Opens the bar: what is true, and how saving went. The script says in it that something is not saved yet.
 *
 * @param string   $state    What is true before anything is changed.
 * @param bool     $is_saved Whether the page answers a press of its buttons.
 * @param string[] $errors   What was not saved, by path.
 */
function open_save_bar( string $state, bool $is_saved, array $errors ): void {
	echo '<div class="fairlead-save"><span class="fairlead-save-state" role="status">';
	if ( $errors ) {
		/* translators: %d: a number of fields. */
		$words = isset( $errors[''] ) ? __( 'Not saved', 'fairlead' ) : sprintf( _n( '%d field not saved', '%d fields not saved', count( $errors ), 'fairlead' ), count( $errors ) );
		printf( '<a class="fairlead-save-refused" href="#%s">%s</a>', esc_attr( refused_anchor( (string) key( $errors ) ) ), esc_html( $words ) );
	} elseif ( $is_saved ) {
		echo '<span class="fairlead-save-done">' . esc_html__( 'Saved', 'fairlead' ) . '</span>';
	}
	echo esc_html( $state ) . '</span>';
}

/**
 * Whether the page answers a press of a button to save.
 *
 * @param string $name Of the part of its address that says so.
 */
function was_just_saved( string $name ): bool {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses what is shown.
	return ! empty( $_GET[ $name ] );
}

/**
 * The button of core says the same word as the bar.
 *
 * @param \WP_Post|null $post The record.
 */
function say_save( $post ): void {
	if ( ! $post || ! in_array( $post->post_type, own_post_types(), true ) ) {
		return;
	}
	add_filter(
		'gettext_default',
		function ( $translated, $text ) {
			return 'Update' === $text ? __( 'Save', 'fairlead' ) : $translated;
		},
		10,
		2
	);
	wp_add_inline_script( 'wp-i18n', 'wp.i18n.setLocaleData( ' . wp_json_encode( array( 'Update' => array( __( 'Save', 'fairlead' ) ) ) ) . ' );' );
}
add_action( 'post_submitbox_start', __NAMESPACE__ . '\say_save' );
