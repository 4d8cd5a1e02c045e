<?php
/**
 * The list of dogs: photo, status, days waiting, completeness, and what is missing. Statuses are changed in the list.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const STATUS_FIELD = 'fairlead_status';

add_filter(
	'manage_dog_posts_columns',
	function ( $columns ) {
		$ours = array(
			'cb'                => $columns['cb'] ?? '',
			'fairlead_photo'    => __( 'Photo', 'fairlead' ),
			'title'             => __( 'Name', 'fairlead' ),
			'fairlead_status'   => __( 'Status', 'fairlead' ),
			'fairlead_waiting'  => __( 'Days waiting', 'fairlead' ),
			'fairlead_complete' => __( 'Complete', 'fairlead' ),
			'fairlead_problems' => __( 'What would help', 'fairlead' ),
		);
		return $ours + array_diff_key( $columns, array_flip( array( 'taxonomy-dog_breed', 'taxonomy-dog_trait' ) ) );
	}
);

add_action( 'manage_dog_posts_custom_column', __NAMESPACE__ . '\show_dog_column', 10, 2 );

/**
 * Prints a cell of the list.
 *
 * @param string $column The column.
 * @param int    $id     The dog.
 */
function show_dog_column( $column, $id ): void {
	$dog = get_post( $id );
	switch ( $column ) {
		case 'fairlead_photo':
			$image = image( photos_of( $id )[0] ?? 0 );
			echo $image ? '<img class="fairlead-thumb" loading="lazy" src="' . esc_url( small_file( $image ) ) . '" alt="">' : '<span class="fairlead-no-photo dashicons dashicons-pets" aria-hidden="true"></span><span class="screen-reader-text">' . esc_html__( 'No photo', 'fairlead' ) . '</span>';
			break;
		case 'fairlead_status':
			show_status_cell( $id );
			break;
		case 'fairlead_waiting':
			echo in_array( known( $id, 'status' ), LISTED_STATUSES, true ) ? (int) days_waiting( $dog ) : '—';
			break;
		case 'fairlead_complete':
			printf( '<meter min="0" max="100" low="40" high="75" optimum="100" value="%1$d" aria-hidden="true"></meter> <span>%1$d%%</span>', (int) completeness( $dog ) );
			break;
		case 'fairlead_problems':
			$advice = advice_for( $dog );
			if ( $advice ) {
				printf( '<a href="%s">%s</a>', esc_url( advice_link( $id, $advice[0]['field'] ) ), esc_html( $advice[0]['text'] ) );
				/* translators: %d: a number of further pieces of advice. */
				echo count( $advice ) > 1 ? ' <span class="description">' . esc_html( sprintf( __( 'and %d more', 'fairlead' ), count( $advice ) - 1 ) ) . '</span>' : '';
			}
	}
}

/**
 * Prints the status, as a menu for people who may change it.
 *
 * @param int $id The dog.
 */
function show_status_cell( int $id ): void {
	$status = (string) known( $id, 'status' );
	if ( ! current_user_can( 'edit_post', $id ) ) {
		echo esc_html( dog_statuses()[ $status ] ?? '' );
		return;
	}
	/* translators: %s: name of a dog. */
	$label = sprintf( __( 'Status of %s', 'fairlead' ), plain_text( get_the_title( $id ) ) );
	show_select(
		'',
		array( '' => __( 'Choose one', 'fairlead' ) ) + dog_statuses(),
		$status,
		array(
			'class'      => 'fairlead-status',
			'data-id'    => $id,
			'aria-label' => $label,
		)
	);
	echo '<span class="fairlead-said" role="status"></span>';
}

foreach ( array( 'quick_edit_custom_box', 'bulk_edit_custom_box' ) as $hook ) {
	add_action(
		$hook,
		function ( $column, $post_type ) use ( $hook ) {
			if ( 'fairlead_status' !== $column || 'dog' !== $post_type ) {
				return;
			}
			$first = 'bulk_edit_custom_box' === $hook ? array( '-1' => __( '— No change —', 'fairlead' ) ) : array( '' => __( 'Choose one', 'fairlead' ) );
			echo '<fieldset class="inline-edit-col-right"><div class="inline-edit-col"><label class="inline-edit-group"><span class="title">' . esc_html__( 'Adoption status', 'fairlead' ) . '</span> ';
			show_select( STATUS_FIELD, $first + dog_statuses(), (string) key( $first ), array() );
			echo '</label></div></fieldset>';
		},
		10,
		2
	);
}

/**
 * Stores the status of quick and bulk edit.
 *
 * @param int $post_id The dog.
 */
function save_listed_status( $post_id ): void {
	$quick = isset( $_POST['_inline_edit'] ) && wp_verify_nonce( sanitize_key( $_POST['_inline_edit'] ), 'inlineeditnonce' );
	$bulk  = isset( $_REQUEST['bulk_edit'], $_REQUEST['_wpnonce'] ) && wp_verify_nonce( sanitize_key( $_REQUEST['_wpnonce'] ), 'bulk-posts' );
	if ( ( ! $quick && ! $bulk ) || ! isset( $_REQUEST[ STATUS_FIELD ] ) || ! current_user_can( 'edit_post', $post_id ) ) {
		return;
	}
	$status = sanitize_key( $_REQUEST[ STATUS_FIELD ] );
	if ( '-1' !== $status && ! wp_is_post_revision( $post_id ) ) {
		write_field( $post_id, 'meta.status', fields_of( 'dog' )['meta.status'], $status );
	}
}
add_action( 'save_post_dog', __NAMESPACE__ . '\save_listed_status' );

add_action(
	'restrict_manage_posts',
	function ( $post_type ) {
		if ( 'dog' === $post_type ) {
			echo '<label class="screen-reader-text" for="fairlead-filter">' . esc_html__( 'Show only', 'fairlead' ) . '</label>';
			show_select( STATUS_FIELD . '_filter', array( '' => __( 'All statuses', 'fairlead' ) ) + dog_statuses(), asked_status(), array( 'id' => 'fairlead-filter' ) );
		}
	}
);

/**
 * The status that the list is asked for; '' for all.
 */
function asked_status(): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses what is shown.
	return isset( $_GET[ STATUS_FIELD . '_filter' ] ) ? sanitize_key( $_GET[ STATUS_FIELD . '_filter' ] ) : '';
}

add_action(
	'pre_get_posts',
	function ( $query ) {
		if ( ! is_admin() || ! $query->is_main_query() || 'dog' !== $query->get( 'post_type' ) ) {
			return;
		}
		$query->set( 'fairlead_prime', true );
		if ( '' !== asked_status() ) {
			$query->set( 'meta_key', meta_key( 'meta.status' ) );
			$query->set( 'meta_value', asked_status() );
		}
	}
);
