<?php
/**
 * What was typed and could not be stored, until the form is shown again.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const MAX_INPUT_SECONDS = DAY_IN_SECONDS;

/**
 * The name under which the input of this person for a record is kept.
 *
 * @param int $post_id The record; 0 for the options.
 */
function input_transient_name( int $post_id ): string {
	return 'fairlead_typed_' . get_current_user_id() . '_' . $post_id;
}

/**
 * Keeps invalid input with what is wrong with it; without errors, forgets it.
 *
 * @param int      $post_id The record.
 * @param string[] $errors  By path.
 * @param array    $typed   By path.
 */
function keep_input( int $post_id, array $errors, array $typed ): void {
	if ( $errors ) {
		set_transient( input_transient_name( $post_id ), compact( 'errors', 'typed' ), MAX_INPUT_SECONDS );
	} else {
		delete_transient( input_transient_name( $post_id ) );
	}
}

/**
 * What is wrong with a field, as a sentence: "Born has a day, but no month."
 *
 * @param array  $shape   The field's shape.
 * @param array  $about   The field's entry in its form.
 * @param string $message Of the error.
 */
function error_sentence( array $shape, array $about, string $message ): string {
	return $about['label'] . ( 'list' === $shape['kind'] ? ': ' : ' ' ) . $message . '.';
}

/**
 * The kept input of this person: errors and typed values by path.
 *
 * @param int $post_id The record.
 */
function kept_input( int $post_id ): array {
	$kept = get_transient( input_transient_name( $post_id ) );
	return is_array( $kept ) ? $kept : array(
		'errors' => array(),
		'typed'  => array(),
	);
}

/**
 * Says above a form what was not stored.
 *
 * @param int $post_id The record.
 */
function show_errors( int $post_id ): void {
	$errors = kept_input( $post_id )['errors'];
	if ( ! $errors ) {
		return;
	}
	echo '<div class="notice notice-error"><p><strong>' . esc_html__( 'Not everything was saved:', 'fairlead' ) . '</strong></p><ul class="ul-disc">';
	foreach ( $errors as $error ) {
		echo '<li>' . esc_html( $error ) . '</li>';
	}
	echo '</ul></div>';
}

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'fairlead/v1',
			'/form-errors/(?P<id>\d+)',
			array(
				'methods'             => 'GET',
				'permission_callback' => function ( $request ) {
					return current_user_can( 'edit_post', (int) $request['id'] );
				},
				'callback'            => function ( $request ) {
					return array_values( kept_input( (int) $request['id'] )['errors'] );
				},
			)
		);
	}
);

add_action(
	'admin_notices',
	function () {
		$screen = get_current_screen();
		$post   = get_post();
		if ( $screen && 'post' === $screen->base && $post && form_of( $post->post_type ) ) {
			show_errors( $post->ID );
		}
	}
);
