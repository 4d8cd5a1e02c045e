<?php
/**
 * Website → General options, in groups.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const OPTIONS_PAGE   = 'fairlead-website';
const OPTIONS_ACTION = 'fairlead_save_options';

add_action(
	'admin_menu',
	function () {
		$title = __( 'General options', 'fairlead' );
		if ( isset( $GLOBALS['admin_page_hooks']['fairlead'] ) ) {
			add_submenu_page( 'fairlead', $title, $title, 'manage_options', OPTIONS_PAGE, __NAMESPACE__ . '\show_options' );
		} else {
			add_menu_page( $title, __( 'Website', 'fairlead' ), 'manage_options', OPTIONS_PAGE, __NAMESPACE__ . '\show_options', 'dashicons-admin-site-alt3', 25 );
		}
	},
	20
);

/**
 * The address of a group.
 *
 * @param string $group The group.
 */
function options_link( string $group ): string {
	return add_query_arg(
		array(
			'page'  => OPTIONS_PAGE,
			'group' => $group,
		),
		admin_url( 'admin.php' )
	);
}

/**
 * The options as stored, without what WordPress itself adds.
 */
function stored_options(): array {
	$options = get_option( OPTIONS_NAME );
	return is_array( $options ) ? $options : array();
}

/**
 * A stored option by its path.
 *
 * @param array  $options The options.
 * @param string $path    As "site.name".
 * @return mixed
 */
function option_at( array $options, string $path ) {
	foreach ( explode( '.', $path ) as $name ) {
		$options = is_array( $options ) ? ( $options[ $name ] ?? null ) : null;
	}
	return $options;
}

/**
 * Prints the page.
 */
function show_options(): void {
	$groups = option_groups();
	// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only choose what is shown.
	$asked    = isset( $_GET['group'] ) ? sanitize_key( $_GET['group'] ) : '';
	$is_saved = isset( $_GET['saved'] );
	// phpcs:enable
	$group   = isset( $groups[ $asked ] ) ? $asked : 'charity';
	$kept    = kept_input( 0 );
	$options = stored_options();
	// What another group could not save is said there.
	$kept['errors'] = array_intersect_key( $kept['errors'], array( '' => '' ) + $groups[ $group ][1] );
	echo '<div class="wrap fairlead-options"><h1>' . esc_html__( 'General options', 'fairlead' ) . '</h1>';
	if ( '' === (string) option_at( $options, 'notification_email' ) ) {
		printf(
			'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
			esc_html__( 'Nobody is told of new applications yet.', 'fairlead' ),
			esc_url( options_link( 'forms' ) ),
			esc_html__( 'Write down an email address before you open the forms', 'fairlead' )
		);
	}
	show_errors( $kept['errors'] );
	if ( $is_saved && ! $kept['errors'] ) {
		echo '<div class="notice notice-success"><p>' . esc_html__( 'Saved. The website shows it within seconds.', 'fairlead' ) . '</p></div>';
	}
	echo '<nav class="nav-tab-wrapper" aria-label="' . esc_attr__( 'Groups', 'fairlead' ) . '">';
	foreach ( $groups as $key => list( $title ) ) {
		printf( '<a class="nav-tab%s" href="%s"%s>%s</a>', $key === $group ? ' nav-tab-active' : '', esc_url( options_link( $key ) ), $key === $group ? ' aria-current="page"' : '', esc_html( $title ) );
	}
	echo '</nav><form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
	echo '<input type="hidden" name="action" value="' . esc_attr( OPTIONS_ACTION ) . '"><input type="hidden" name="group" value="' . esc_attr( $group ) . '">';
	wp_nonce_field( OPTIONS_ACTION );
	show_intro( $group );
	if ( 'emails' === $group ) {
		show_email_hint();
	}
	show_panels( $groups[ $group ][1], $options, $kept );
	show_paths();
	echo '<input type="hidden" name="fairlead_end" value="1">';
	$state = is_connected() && ! $is_saved && ! $kept['errors'] ? __( 'What you save is on the website within seconds.', 'fairlead' ) : '';
	open_save_bar( $state, $is_saved, $kept['errors'] );
	submit_button( __( 'Save', 'fairlead' ), 'primary', 'submit', false );
	echo '</div></form></div>';
}

/**
 * Stores a group. An option with an invalid value keeps its old one, and what was typed is shown again.
 */
function save_options(): void {
	check_admin_referer( OPTIONS_ACTION );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You may not change the website.', 'fairlead' ), '', array( 'response' => 403 ) );
	}
	$group  = isset( $_POST['group'] ) ? sanitize_key( $_POST['group'] ) : '';
	$fields = isset( $_POST['fairlead_end'] ) ? ( option_groups()[ $group ][1] ?? array() ) : array();
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Each option is checked by its shape.
	$typed  = isset( $_POST['fairlead'] ) ? (array) wp_unslash( $_POST['fairlead'] ) : array();
	$stored = stored_options();
	$errors = $fields ? array() : array( '' => __( 'Nothing was saved: the form is longer than this server accepts. Ask for a higher max_input_vars.', 'fairlead' ) );
	foreach ( array_intersect_key( $fields, $typed ) as $path => list( $shape, $about ) ) {
		$value = option_value( $shape, $about, $typed[ $path ] );
		if ( is_wp_error( $value ) ) {
			$errors[ $path ] = error_sentence( $shape, $about, $value->get_error_message() );
			continue;
		}
		$value  = 'footer.info' === $path ? lines_from_contact( $value, option_at( $stored, $path ) ) : $value;
		$value  = 'giving.amounts' === $path ? amounts_from_lists( $value ) : $value;
		// A group replaces the one before, also where a part of it is empty now.
		$stored = merge_options( merge_options( $stored, nested_option( $path, null ) ), nested_option( $path, $value ) );
	}
	update_option( OPTIONS_NAME, without_empty( $stored ), false );
	keep_input( 0, $errors, array_intersect_key( $typed, $errors ) );
	wp_safe_redirect( add_query_arg( 'saved', '1', options_link( $group ) ) );
	exit;
}
add_action( 'admin_post_' . OPTIONS_ACTION, __NAMESPACE__ . '\save_options' );

/**
 * An option as it is stored.
 *
 * @param array $shape Its shape.
 * @param array $about How it is asked.
 * @param mixed $typed What was typed.
 * @return mixed|\WP_Error
 */
function option_value( array $shape, array $about, $typed ) {
	$given = value_from_form( $shape, $about, $typed );
	$value = is_wp_error( $given ) ? $given : clean_value( $shape, $given );
	if ( null === $value && ! empty( $about['required'] ) ) {
		return invalid( __( 'is missing', 'fairlead' ) );
	}
	return $value;
}

/**
 * The options that differ, as the contract nests them.
 *
 * @param string $path  As "site.name".
 * @param mixed  $value Of the option.
 */
function nested_option( string $path, $value ): array {
	foreach ( array_reverse( explode( '.', $path ) ) as $name ) {
		$value = array( $name => $value );
	}
	return $value;
}

/**
 * Options without empty groups, which would become empty lists in a response.
 *
 * @param array $options By name.
 */
function without_empty( array $options ): array {
	foreach ( $options as $name => $value ) {
		if ( is_array( $value ) ) {
			$options[ $name ] = without_empty( $value );
		}
		if ( array() === $options[ $name ] ) {
			unset( $options[ $name ] );
		}
	}
	return $options;
}
