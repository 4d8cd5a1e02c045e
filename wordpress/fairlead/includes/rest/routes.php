<?php
/**
 * The routes of custom/v1, and users closed to visitors.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the routes of the contract.
 */
function register_routes(): void {
	register_rest_route(
		'custom/v1',
		'/health',
		array(
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => function () {
				return array(
					'contract' => CONTRACT,
					'plugin'   => VERSION,
					'types'    => array_keys( field_table() ),
				);
			},
		)
	);
	register_rest_route(
		'custom/v1',
		'/options/general',
		array(
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => __NAMESPACE__ . '\get_general_options',
			),
			array(
				'methods'             => 'PUT',
				'permission_callback' => function () {
					return current_user_can( 'manage_options' );
				},
				'callback'            => __NAMESPACE__ . '\put_general_options',
			),
		)
	);
	register_rest_route(
		'custom/v1',
		'/resolve',
		array(
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => __NAMESPACE__ . '\resolve_slug',
			'args'                => array(
				'type' => array(
					'type'     => 'string',
					'required' => true,
					'enum'     => array_merge( wp_list_pluck( array_values( field_table() ), 'list' ), array_keys( field_table() ) ),
				),
				'slug' => array(
					'type'      => 'string',
					'required'  => true,
					'minLength' => 1,
				),
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_routes' );

/**
 * Answers with the item that used to have a slug.
 *
 * @param \WP_REST_Request $request The request.
 * @return array|\WP_Error
 */
function resolve_slug( $request ) {
	$slug  = sanitize_title( $request['slug'] );
	$found = get_posts(
		array(
			'post_type'        => post_type_of( $request['type'] ),
			'post_status'      => 'publish',
			'has_password'     => false,
			'posts_per_page'   => 1,
			'orderby'          => 'modified',
			'meta_key'         => '_wp_old_slug', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key
			'meta_value'       => $slug, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value
			'suppress_filters' => false,
		)
	);
	if ( ! $found || $found[0]->post_name === $slug ) {
		return new \WP_Error( 'resolve_not_found', __( 'No published item ever had this slug.', 'fairlead' ), array( 'status' => 404 ) );
	}
	return array(
		'type' => $found[0]->post_type,
		'id'   => $found[0]->ID,
		'slug' => $found[0]->post_name,
	);
}

/**
 * The post type behind the name of a list ("dogs") or of a post type ("dog").
 *
 * @param string $name Of either.
 */
function post_type_of( string $name ): string {
	foreach ( field_table() as $type => $about ) {
		if ( $about['list'] === $name ) {
			return $type;
		}
	}
	return $name;
}

/**
 * Keeps the list of users, with their logins, from visitors.
 *
 * @param mixed            $response The response so far.
 * @param array            $handler  Of the route.
 * @param \WP_REST_Request $request  The request.
 * @return mixed
 */
function close_users( $response, $handler, $request ) {
	if ( is_user_logged_in() || ! preg_match( '#^/wp/v2/users(?:/|$)#i', $request->get_route() ) ) {
		return $response;
	}
	return new \WP_Error( 'rest_user_cannot_view', __( 'Log in to see users.', 'fairlead' ), array( 'status' => 401 ) );
}
add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\close_users', 10, 3 );
